import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchJson, fetchOnce, clearFetchCache } from './fetch-json.ts';

const answer = vi.fn<(address: string, init?: RequestInit) => Promise<Response>>();

beforeEach(() => vi.stubGlobal('fetch', answer));
afterEach(() => {
  vi.unstubAllGlobals();
  answer.mockReset();
  clearFetchCache();
});

test('JSON is requested with credentials', async () => {
  answer.mockResolvedValue(Response.json({ a: 1 }));
  expect(await fetchJson('/x.json')).toEqual({ a: 1 });
  expect(answer).toHaveBeenCalledExactlyOnceWith('/x.json', { credentials: 'include' });
});

test('an unsuccessful status throws, with the body or the status text as message', async () => {
  answer.mockResolvedValueOnce(new Response('sign in', { status: 401 }));
  await expect(fetchJson('/x.json')).rejects.toThrow('401: sign in');
  answer.mockResolvedValueOnce(new Response('', { status: 503, statusText: 'Service Unavailable' }));
  await expect(fetchJson('/x.json')).rejects.toThrow('503: Service Unavailable');
});

test('responses are cached, failures are not', async () => {
  answer.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(fetchOnce('/x.json')).rejects.toThrow('Failed to fetch');
  answer.mockImplementation((address) => Promise.resolve(Response.json(address)));
  expect(await Promise.all([fetchOnce('/x.json'), fetchOnce('/x.json'), fetchOnce('/y.json')])).toEqual([
    '/x.json',
    '/x.json',
    '/y.json',
  ]);
  expect(answer).toHaveBeenCalledTimes(3);
});
