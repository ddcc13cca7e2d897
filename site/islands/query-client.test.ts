import { afterEach, expect, test, vi } from 'vitest';
import { makeQueryClient } from './query-client.ts';

const answer = (response: Response) => vi.spyOn(globalThis, 'fetch').mockResolvedValue(response);

afterEach(() => vi.restoreAllMocks());

test('the first element of the key is fetched with credentials and parsed as JSON', async () => {
  const fetched = answer(Response.json([1, 2]));
  expect(await makeQueryClient().query({ queryKey: ['/news/index.json', 'more'] })).toEqual([1, 2]);
  expect(fetched).toHaveBeenCalledExactlyOnceWith(
    '/news/index.json',
    expect.objectContaining({ credentials: 'include' }),
  );
});

test('a failure throws, without a retry', async () => {
  const fetched = answer(new Response('sign in', { status: 401 }));
  await expect(makeQueryClient().query({ queryKey: ['/x'] })).rejects.toThrow('401: sign in');
  expect(fetched).toHaveBeenCalledOnce();
});

test('data is never stale and never refetched automatically', () => {
  expect(makeQueryClient().getDefaultOptions().queries).toMatchObject({
    retry: false,
    refetchOnWindowFocus: false,
    refetchInterval: false,
    staleTime: Infinity,
  });
});
