import { expect, test } from 'vitest';
import { packExpiring, unpackExpiring } from './expiring.ts';

test('a text can be read until it expires', () => {
  const packed = packExpiring('{"a": 1}', 2_000);
  expect(unpackExpiring(packed, 1_999)).toBe('{"a": 1}');
  expect(unpackExpiring(packed, 2_000)).toBeUndefined();
});

test('the expiry time comes first, so that a script can read it without parsing the text', () => {
  expect(parseInt(packExpiring('5 tables', 1_763_000_000_000))).toBe(1_763_000_000_000);
});

test.each(['', 'text', '{"savedAt":1}'])('a text without an expiry time is ignored: %s', (packed) => {
  expect(unpackExpiring(packed, 0)).toBeUndefined();
});
