/** A vault's ciphertext in still screens. The bytes are made up, and repeat because a page can't compress random ones. */
export const sampleCipher = Uint8Array.from(
  { length: 176 },
  (_, index) => ((index % 16) ** 2 * 37 + (index % 16) * 101 + 73) % 251,
);
