import { expect, test } from 'vitest';
import { deriveBits } from './derive-bits.ts';
import { hex } from './hex.ts';

/** RFC 7914, section 11: test vectors for PBKDF2 with HMAC-SHA-256. */
const vectors = [
  {
    secret: 'passwd',
    salt: 'salt',
    iterations: 1,
    bits:
      '55ac046e56e3089fec1691c22544b605f94185216dde0465e68b9d57c20dacbc' +
      '49ca9cccf179b645991664b39d77ef317c71b845b1e30bd509112041d3a19783',
  },
  {
    secret: 'Password',
    salt: 'NaCl',
    iterations: 80_000,
    bits:
      '4ddcd8f60b98be21830cee5ef22701f9641a4418d04c0414aeff08876b34ab56' +
      'a1d425a1225833549adb841b51c9b3176a272bdebba1d078478f62b397f33c8d',
  },
];

test.each(vectors)('$secret with the salt $salt, $iterations times', async ({ secret, salt, iterations, bits }) => {
  const derived = await deriveBits(secret, new TextEncoder().encode(salt), iterations, bits.length / 2);
  expect(hex(derived)).toBe(bits);
});
