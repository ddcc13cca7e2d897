import { expect, test } from 'vitest';
import { maxAttempts, retryDelay } from './outbox-mails.ts';

test('the delay doubles up to an hour', () => {
  const delays = [1, 2, 3, 4, 5, 6, 7, 8, 9, 30].map((attempts) => retryDelay(attempts, 0.5) / 1000);
  expect(delays).toEqual([30, 60, 120, 240, 480, 960, 1920, 3600, 3600, 3600]);
});

test('the delay has 25 % jitter', () => {
  expect([retryDelay(1, 0), retryDelay(1, 1)]).toEqual([22_500, 37_500]);
});

test('the last attempt is about a day after the first', () => {
  let at = 0;
  for (let attempts = 1; attempts < maxAttempts; attempts++) at += retryDelay(attempts, 0.5);
  expect(Math.round(at / 3_600_000)).toBe(24);
});
