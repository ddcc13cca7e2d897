import { expect, test } from 'vitest';
import { decrypt, deriveBits, encrypt, hex, encryptWithSecret, decryptWithSecret } from './encryption.ts';

const bytes = (digits: string) => Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

/** McGrew and Viega, "The Galois/Counter Mode of Operation", appendix B: test cases 13 to 15 (256 bit keys). */
const vectors = [
  {
    key: 'feffe9928665731c6d6a8f9467308308'.repeat(2),
    iv: 'cafebabefacedbaddecaf888',
    plain:
      'd9313225f88406e5a55909c5aff5269a86a7a9531534f7da2e4c303d8a318a72' +
      '1c3c0c95956809532fcf0e2449a6b525b16aedf5aa0de657ba637b391aafd255',
    cipher:
      '522dc1f099567d07f47f37a32a84427d643a8cdcbfe5c0c97598a2bd2555d1aa' +
      '8cb08e48590dbb3da7b08b1056828838c5f61e6393ba7a0abcc9f662898015ad',
    tag: 'b094dac5d93471bdec1a502270e3cc6c',
  },
];

test.each(vectors)('AES-GCM: tag $tag', async ({ key, iv, plain, cipher, tag }) => {
  expect(hex(await encrypt(bytes(key), bytes(iv), bytes(plain)))).toBe(cipher + tag);
  expect(hex((await decrypt(bytes(key), bytes(iv), bytes(cipher + tag))) ?? bytes('ff'))).toBe(plain);
});

const text = new TextEncoder().encode('a lamp in the window');

test('encrypted data can only be decrypted with its secret', async () => {
  const encrypted = await encryptWithSecret('tea and snow', text, 10);
  expect(await decryptWithSecret('tea and snow', encrypted, 10)).toEqual(text);
  expect(await decryptWithSecret('tea and rain', encrypted, 10)).toBeUndefined();
});

test('a modified byte is detected', async () => {
  const encrypted = await encryptWithSecret('tea and snow', text, 10);
  encrypted.cipher[3] = (encrypted.cipher[3] ?? 0) ^ 1;
  expect(await decryptWithSecret('tea and snow', encrypted, 10)).toBeUndefined();
});

test('encrypting the same text twice gives different results', async () => {
  const [one, other] = [await encryptWithSecret('x', text, 10), await encryptWithSecret('x', text, 10)];
  expect(hex(one.salt)).not.toBe(hex(other.salt));
  expect(hex(one.iv)).not.toBe(hex(other.iv));
  expect(hex(one.cipher)).not.toBe(hex(other.cipher));
});

/** RFC 7914, section 11: test vectors for PBKDF2 with HMAC-SHA-256. */
const derivations = [
  {
    secret: 'Password',
    salt: 'NaCl',
    iterations: 80_000,
    bits:
      '4ddcd8f60b98be21830cee5ef22701f9641a4418d04c0414aeff08876b34ab56' +
      'a1d425a1225833549adb841b51c9b3176a272bdebba1d078478f62b397f33c8d',
  },
];

test.each(derivations)('$secret with the salt $salt, $iterations times', async ({ secret, salt, iterations, bits }) => {
  const derived = await deriveBits(secret, new TextEncoder().encode(salt), iterations, bits.length / 2);
  expect(hex(derived)).toBe(bits);
});
