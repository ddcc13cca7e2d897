import { afterEach, expect, test, vi } from 'vitest';
import { makeQueryClient } from './query-client.ts';

const answer = (response: Response) => vi.spyOn(globalThis, 'fetch').mockResolvedValue(response);

afterEach(() => vi.restoreAllMocks());

test('a failure throws, without a retry', async () => {
  const fetched = answer(new Response('sign in', { status: 401 }));
  await expect(makeQueryClient().query({ queryKey: ['/x'] })).rejects.toThrow('401: sign in');
  expect(fetched).toHaveBeenCalledOnce();
});
