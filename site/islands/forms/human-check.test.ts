import { createHash } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createHumanCheck } from './human-check.ts';

const salt = '00'.repeat(16);
const nonce = '11'.repeat(16);
const keyPrefix = createHash('sha256')
  .update(Buffer.from(`${salt}${nonce}00000000`, 'hex'))
  .digest('hex')
  .slice(0, 16);

let expiresAt: number;
const fetchChallenge = vi.fn<(address: string) => Promise<Response>>();

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21) });
  vi.stubGlobal('FORMS', { recaptchaSiteKey: null });
  vi.stubGlobal('fetch', fetchChallenge);
  expiresAt = Date.now() / 1000 + 600;
  fetchChallenge.mockImplementation(() =>
    Promise.resolve(
      Response.json({ parameters: { salt, nonce, keyPrefix, expiresAt, data: { maxCounter: 10 } }, signature: '' }),
    ),
  );
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  fetchChallenge.mockReset();
});

test('the challenge is requested once per form, and the proof is sent no sooner than a person could fill in the form', async () => {
  const check = createHumanCheck('contact');
  check.prepare();
  check.prepare();
  const start = Date.now();
  const fields = check.fields();
  await vi.runAllTimersAsync();
  expect(await fields).toHaveProperty('altcha');
  expect(Date.now() - start).toBe(2_000);
  expect(fetchChallenge.mock.calls.map(([address]) => address)).toEqual(['/api/proof?form=contact']);
});

test('retries send the same proof until it expires or is rejected', async () => {
  const check = createHumanCheck('contact');
  const get = async () => {
    const fields = check.fields();
    await vi.runAllTimersAsync();
    return fields;
  };
  expect(await get()).toEqual(await get());
  expect(fetchChallenge).toHaveBeenCalledTimes(1);
  check.renew();
  await get();
  expect(fetchChallenge).toHaveBeenCalledTimes(2);
  vi.setSystemTime(expiresAt * 1000);
  expiresAt += 600;
  await get();
  expect(fetchChallenge).toHaveBeenCalledTimes(3);
});

test('if the server is unreachable, the form is sent without a proof, and the next attempt requests one again', async () => {
  fetchChallenge.mockResolvedValueOnce(new Response('', { status: 503 }));
  fetchChallenge.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const check = createHumanCheck('contact');
  check.prepare();
  await vi.runAllTimersAsync();
  expect(await check.fields()).toEqual({});
  const fields = check.fields();
  await vi.runAllTimersAsync();
  expect(await fields).toHaveProperty('altcha');
});
