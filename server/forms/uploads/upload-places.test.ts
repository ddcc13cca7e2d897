import { expect, test } from 'vitest';
import { createUploadPlaces, type PlaceLimits } from './upload-places.ts';

const roomy = { total: 8, perNetwork: 8, first: 8 };
const places = (changes: Partial<PlaceLimits>) =>
  createUploadPlaces({ running: roomy, waiting: roomy, waitMs: 5, ...changes });

const present = new AbortController().signal;
const noPlace = expect.objectContaining({ statusCode: 503, retryAfterSeconds: 15 }) as unknown;

test('an upload waits until a slot is free', async () => {
  const { enter } = places({ running: { ...roomy, total: 2 }, waitMs: 5_000 });
  const [first] = await Promise.all([enter('a', present), enter('b', present)]);
  const third = enter('c', present);
  first();
  // Releasing it twice frees one slot.
  first();
  expect(await third).toBeTypeOf('function');
  const isFree = await Promise.race([enter('d', present).then(() => true), Promise.resolve(false)]);
  expect(isFree).toBe(false);
});

test('an upload that waits too long is rejected with 503', async () => {
  await expect(places({ running: { ...roomy, total: 0 } }).enter('a', present)).rejects.toEqual(noPlace);
});

test('one network can not take all slots', async () => {
  const { enter } = places({ running: { ...roomy, perNetwork: 1 } });
  const leave = await enter('a', present);
  await expect(enter('a', present)).rejects.toEqual(noPlace);
  expect(await enter('b', present)).toBeTypeOf('function');
  leave();
  expect(await enter('a', present)).toBeTypeOf('function');
});

test('some slots are reserved for networks with no upload', async () => {
  const { enter } = createUploadPlaces();
  const gone = new AbortController();
  const held: string[] = [];
  const refused: string[] = [];
  const waiting: Promise<unknown>[] = [];
  for (let index = 0; index < 8 * 20; index++) {
    const network = `hostile ${index % 8}`;
    const entered = enter(network, gone.signal);
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
    expect(await enter(`visitor ${visitor}`, present)).toBeTypeOf('function');
  }
  // Later networks can still wait.
  const late = enter('late visitor', gone.signal);
  expect(await Promise.race([late, Promise.resolve('waits')])).toBe('waits');
  gone.abort(new Error('gone'));
  await Promise.allSettled([...waiting, late]);
});

test('a reserved slot goes to a waiting network with no upload, before one that has waited longer', async () => {
  const { enter } = places({ running: { total: 2, perNetwork: 2, first: 1 }, waitMs: 60_000 });
  const gone = new AbortController();
  await enter('a', present);
  const leave = await enter('b', present);
  const second = enter('a', gone.signal);
  const first = enter('c', present);
  leave();
  expect(await first).toBeTypeOf('function');
  gone.abort(new Error('gone'));
  await expect(second).rejects.toThrow('gone');
});

test("uploads over the queue's length, or over one network's share of it, are rejected at once", async () => {
  const { enter } = places({
    running: { ...roomy, total: 0 },
    waiting: { total: 3, perNetwork: 2, first: 2 },
    waitMs: 60_000,
  });
  const gone = new AbortController();
  const waiting = [enter('a', gone.signal), enter('a', gone.signal)];
  await expect(enter('a', gone.signal)).rejects.toEqual(noPlace);
  waiting.push(enter('b', gone.signal));
  await expect(enter('c', gone.signal)).rejects.toEqual(noPlace);
  gone.abort(new Error('gone'));
  expect(await Promise.allSettled(waiting)).toEqual(
    waiting.map(() => ({ status: 'rejected', reason: new Error('gone') })),
  );
});

test('a client that disconnects while it waits leaves the queue', async () => {
  const { enter } = places({ running: { ...roomy, total: 1 }, waitMs: 60_000 });
  const leave = await enter('a', present);
  const gone = new AbortController();
  const first = enter('b', gone.signal);
  const second = enter('c', present);
  gone.abort(new Error('gone'));
  await expect(first).rejects.toThrow('gone');
  leave();
  const leaveAgain = await second;
  leaveAgain();
  await expect(enter('d', gone.signal)).rejects.toThrow('gone');
  expect(await enter('d', present)).toBeTypeOf('function');
});
