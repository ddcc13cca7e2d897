import { expect, test } from 'vitest';
import { lost, nextLostPhone, type LostPhoneEvent } from './lost-phone.ts';

const after = (...events: LostPhoneEvent[]) => events.reduce(nextLostPhone, lost);
const lock: LostPhoneEvent = { do: 'lock', message: 'Please call' };
const wrong: LostPhoneEvent = { do: 'wrong-pin' };

test('the location is known once the phone has responded', () => {
  expect(after().place).toBe('unknown');
  expect(after({ do: 'locate' }).place).toBe('asking');
  expect(after({ do: 'locate' }, { do: 'answer' }).place).toBe('known');
});

test('it rings until it is silenced, whether locked or not', () => {
  expect(after({ do: 'ring' }, lock).isRinging).toBe(true);
  expect(after({ do: 'ring' }, { do: 'silence' }).isRinging).toBe(false);
});

test('each third wrong PIN takes a photo, and they are counted again', () => {
  const tries = (count: number) => after(lock, ...Array.from({ length: count }, () => wrong));
  expect([2, 3, 4, 6].map((count) => tries(count).photos)).toEqual([0, 1, 1, 2]);
  expect([2, 3, 4, 6].map((count) => tries(count).wrongTries)).toEqual([2, 3, 1, 3]);
});

test('an unlocked phone does not ask for a PIN', () => {
  expect(after(wrong).wrongTries).toBe(0);
});

test('locking again resets the count, and keeps the photos', () => {
  expect(after(lock, wrong, wrong, wrong, lock)).toMatchObject({ wrongTries: 0, photos: 1 });
});
