import { expect, test } from 'vitest';
import { hasPhoto, lost, nextLostPhone, type LostPhoneEvent } from './lost-phone.ts';

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

test('the third wrong PIN takes a photo, and no more are counted', () => {
  expect(hasPhoto(after(lock, wrong, wrong))).toBe(false);
  expect(hasPhoto(after(lock, wrong, wrong, wrong))).toBe(true);
  expect(after(lock, wrong, wrong, wrong, wrong).wrongTries).toBe(3);
});

test('an unlocked phone does not ask for a PIN', () => {
  expect(after(wrong).wrongTries).toBe(0);
});

test('locking again resets the count', () => {
  expect(after(lock, wrong, wrong, wrong, lock).wrongTries).toBe(0);
});
