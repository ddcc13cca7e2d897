import { expect, test } from 'vitest';
import { createUploadSlots } from './upload-slots.ts';

test('who comes when all places are taken waits until one is free', async () => {
  const slots = createUploadSlots({ all: 2, network: 2 });
  const [first] = await Promise.all([slots.enter('a'), slots.enter('b')]);
  const third = slots.enter('c');
  first?.();
  // Given back twice, it is free once.
  first?.();
  expect(await third).toBeTypeOf('function');
  const fourth = createUploadSlots({ all: 0, network: 1 }, 5).enter('d');
  expect(await fourth).toBeUndefined();
});

test('one network does not take the places of all', async () => {
  const slots = createUploadSlots({ all: 3, network: 1 }, 5);
  const leave = await slots.enter('a');
  const [second, other] = await Promise.all([slots.enter('a'), slots.enter('b')]);
  expect(second).toBeUndefined();
  expect(other).toBeDefined();
  leave?.();
  expect(await slots.enter('a')).toBeDefined();
});

test('a queue has an end', async () => {
  const slots = createUploadSlots({ all: 0, network: 1 }, 50);
  const waiting = Array.from({ length: 101 }, () => slots.enter('a'));
  expect(await waiting.at(-1)).toBeUndefined();
  await Promise.all(waiting);
});
