import { expect, test } from 'vitest';
import { createUploadSlots, type SlotLimits } from './upload-slots.ts';

const roomy = { total: 8, perNetwork: 8, first: 8 };
const slots = (changes: Partial<SlotLimits>) =>
  createUploadSlots({ running: roomy, waiting: roomy, waitMs: 5, ...changes });

const present = new AbortController().signal;
const allTaken = expect.objectContaining({ statusCode: 503, retryAfterSeconds: 15 }) as unknown;

test('an upload waits until a slot is free', async () => {
  const { acquire } = slots({ running: { ...roomy, total: 2 }, waitMs: 5_000 });
  const [first] = await Promise.all([acquire('a', present), acquire('b', present)]);
  const third = acquire('c', present);
  first();
  // Releasing it twice frees one slot.
  first();
  expect(await third).toBeTypeOf('function');
  const isFree = await Promise.race([acquire('d', present).then(() => true), Promise.resolve(false)]);
  expect(isFree).toBe(false);
});

test('an upload that waits too long is rejected with 503', async () => {
  await expect(slots({ running: { ...roomy, total: 0 } }).acquire('a', present)).rejects.toEqual(allTaken);
});

test('one network can not take all slots', async () => {
  const { acquire } = slots({ running: { ...roomy, perNetwork: 1 } });
  const release = await acquire('a', present);
  await expect(acquire('a', present)).rejects.toEqual(allTaken);
  expect(await acquire('b', present)).toBeTypeOf('function');
  release();
  expect(await acquire('a', present)).toBeTypeOf('function');
});

test('some slots are reserved for networks with no upload', async () => {
  const { acquire } = createUploadSlots();
  const gone = new AbortController();
  const held: string[] = [];
  const refused: string[] = [];
  const waiting: Promise<unknown>[] = [];
  for (let index = 0; index < 8 * 20; index++) {
    const network = `hostile ${index % 8}`;
    const entered = acquire(network, gone.signal);
    entered.then(
      () => held.push(network),
      () => refused.push(network),
    );
    waiting.push(entered);
  }
  await new Promise(setImmediate);
  expect(held).toHaveLength(16);
  expect(refused).toHaveLength(8 * 20 - 16 - 32);
  for (let visitor = 0; visitor < 16; visitor++) {
    expect(await acquire(`visitor ${visitor}`, present)).toBeTypeOf('function');
  }
  // Later networks can still wait.
  const late = acquire('late visitor', gone.signal);
  expect(await Promise.race([late, Promise.resolve('waits')])).toBe('waits');
  gone.abort(new Error('gone'));
  await Promise.allSettled([...waiting, late]);
});

test('a reserved slot goes to a waiting network with no upload, before one that has waited longer', async () => {
  const { acquire } = slots({ running: { total: 2, perNetwork: 2, first: 1 }, waitMs: 60_000 });
  const gone = new AbortController();
  await acquire('a', present);
  const release = await acquire('b', present);
  const second = acquire('a', gone.signal);
  const first = acquire('c', present);
  release();
  expect(await first).toBeTypeOf('function');
  gone.abort(new Error('gone'));
  await expect(second).rejects.toThrow('gone');
});

test("uploads over the queue's length, or over one network's share of it, are rejected at once", async () => {
  const { acquire } = slots({
    running: { ...roomy, total: 0 },
    waiting: { total: 3, perNetwork: 2, first: 2 },
    waitMs: 60_000,
  });
  const gone = new AbortController();
  const waiting = [acquire('a', gone.signal), acquire('a', gone.signal)];
  await expect(acquire('a', gone.signal)).rejects.toEqual(allTaken);
  waiting.push(acquire('b', gone.signal));
  await expect(acquire('c', gone.signal)).rejects.toEqual(allTaken);
  gone.abort(new Error('gone'));
  expect(await Promise.allSettled(waiting)).toEqual(
    waiting.map(() => ({ status: 'rejected', reason: new Error('gone') })),
  );
});

test('a client that disconnects while it waits leaves the queue', async () => {
  const { acquire } = slots({ running: { ...roomy, total: 1 }, waitMs: 60_000 });
  const release = await acquire('a', present);
  const gone = new AbortController();
  const first = acquire('b', gone.signal);
  const second = acquire('c', present);
  gone.abort(new Error('gone'));
  await expect(first).rejects.toThrow('gone');
  release();
  const leaveAgain = await second;
  leaveAgain();
  await expect(acquire('d', gone.signal)).rejects.toThrow('gone');
  expect(await acquire('d', present)).toBeTypeOf('function');
});
