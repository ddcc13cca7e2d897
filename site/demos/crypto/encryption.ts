/** Encrypted data: ciphertext with its tag, and the parameters needed, besides the secret, to decrypt it. */
export type Encrypted = {
  salt: Uint8Array<ArrayBuffer>;
  /** The nonce of AES-GCM, new each time. */
  iv: Uint8Array<ArrayBuffer>;
  cipher: Uint8Array<ArrayBuffer>;
};

/** Iterations of PBKDF2-HMAC-SHA-256, as recommended by the OWASP Password Storage Cheat Sheet. */
export const iterations = 600_000;

/** Encrypts bytes with AES-GCM and a 256 bit key that is derived from a passphrase or PIN. */
export async function encryptWithSecret(
  secret: string,
  plain: Uint8Array<ArrayBuffer>,
  rounds = iterations,
): Promise<Encrypted> {
  const salt = crypto.getRandomValues(new Uint8Array(16));
  const iv = crypto.getRandomValues(new Uint8Array(12));
  return { salt, iv, cipher: await encrypt(await deriveBits(secret, salt, rounds, 32), iv, plain) };
}

/**
 * Decrypts the result of `encryptWithSecret`.
 *
 * @returns the bytes, or undefined if the secret is wrong or the ciphertext was modified
 */
export async function decryptWithSecret(
  secret: string,
  { salt, iv, cipher }: Encrypted,
  rounds = iterations,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  return decrypt(await deriveBits(secret, salt, rounds, 32), iv, cipher);
}

/** AES-GCM with a 128-bit tag appended to the result (NIST SP 800-38D). */
export async function encrypt(
  keyBits: Uint8Array<ArrayBuffer>,
  iv: Uint8Array<ArrayBuffer>,
  plain: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await aesKey(keyBits, 'encrypt'), plain));
}

/** The inverse of `encrypt`; undefined if authentication fails. */
export async function decrypt(
  keyBits: Uint8Array<ArrayBuffer>,
  iv: Uint8Array<ArrayBuffer>,
  cipher: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const key = await aesKey(keyBits, 'decrypt');
  try {
    return new Uint8Array(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, cipher));
  } catch (error) {
    if (error instanceof DOMException && error.name === 'OperationError') return undefined;
    throw error;
  }
}

function aesKey(bits: Uint8Array<ArrayBuffer>, use: 'encrypt' | 'decrypt'): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', bits, 'AES-GCM', false, [use]);
}

/**
 * PBKDF2-HMAC-SHA-256 (RFC 8018): derives key bits from a passphrase or PIN, deliberately slowly.
 *
 * @param salt random, stored with the ciphertext
 * @param rounds iterations; the cost of a guess is proportional to them
 * @param length bytes to derive
 */
export async function deriveBits(
  secret: string,
  salt: Uint8Array<ArrayBuffer>,
  rounds: number,
  length: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(secret), 'PBKDF2', false, ['deriveBits']);
  return new Uint8Array(
    await crypto.subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-256', salt, iterations: rounds }, key, length * 8),
  );
}

/** Encodes bytes in hexadecimal, with a separator between them. */
export function hex(bytes: Uint8Array, separator = ''): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join(separator);
}
