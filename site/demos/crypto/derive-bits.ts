/**
 * PBKDF2 with HMAC-SHA-256 (RFC 8018): turns what somebody can remember into bits for a key, slowly on purpose.
 *
 * @param secret a passphrase or PIN
 * @param salt random, stored beside what is encrypted
 * @param iterations how often; each guess costs an attacker as much
 * @param length bytes wanted
 */
export async function deriveBits(
  secret: string,
  salt: Uint8Array<ArrayBuffer>,
  iterations: number,
  length: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(secret), 'PBKDF2', false, ['deriveBits']);
  return new Uint8Array(
    await crypto.subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-256', salt, iterations }, key, length * 8),
  );
}
