import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { measureEventLoopDelay } from './event-loop-delay.ts';

function block(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

test('the longest delay is reported for a minute, in seconds, and then forgotten', async () => {
  let now = 0;
  const longest = measureEventLoopDelay(() => now);
  await delay(30);
  block(300);
  await delay(30);
  for (now of [1_000, 61_000, 62_000]) expect(longest()).toBeGreaterThan(0.25);
  now = 130_000;
  expect(longest()).toBeGreaterThan(0.25);
  now = 131_000;
  expect(longest()).toBeLessThan(0.25);
});
