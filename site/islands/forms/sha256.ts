/**
 * SHA-256 (FIPS 180-4) of a message of one block. `crypto.subtle` answers each call later, which is far too slow for
 * the hundred thousand hashes of a proof of work, and is missing from pages that came by plain http.
 *
 * @param block 64 bytes: the message, padded by {@link padMessage}
 * @param hash 32 bytes, which are written over
 */
export function hashBlock(block: DataView, hash: DataView): void {
  for (let t = 0; t < 64; t++) schedule.setUint32(t * 4, t < 16 ? block.getUint32(t * 4) : extend(t));
  for (let i = 0; i < 32; i += 4) state.setUint32(i, initial.getUint32(i));
  for (let t = 0; t < 64; t++) {
    const a = state.getUint32(0);
    const b = state.getUint32(4);
    const c = state.getUint32(8);
    const e = state.getUint32(16);
    const choice = (e & state.getUint32(20)) ^ (~e & state.getUint32(24));
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const one =
      state.getUint32(28) +
      (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) +
      choice +
      constants.getUint32(t * 4) +
      schedule.getUint32(t * 4);
    const two = (rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + majority;
    for (let i = 28; i > 0; i -= 4) state.setUint32(i, state.getUint32(i - 4));
    state.setUint32(16, state.getUint32(16) + one);
    state.setUint32(0, one + two);
  }
  for (let i = 0; i < 32; i += 4) hash.setUint32(i, initial.getUint32(i) + state.getUint32(i));
}

/**
 * A message with its padding: a bit, zeros, and its length.
 *
 * @throws RangeError if it does not fit into one block (more than 55 bytes)
 */
export function padMessage(message: Uint8Array): DataView {
  if (message.length > 55) throw new RangeError(`${message.length} bytes are more than one block holds`);
  const block = new Uint8Array(64);
  block.set(message);
  block[message.length] = 0x80;
  const view = new DataView(block.buffer);
  view.setUint32(60, message.length * 8);
  return view;
}

const view = (bytes: number) => new DataView(new ArrayBuffer(bytes));
const schedule = view(256);
const state = view(32);
const constants = view(256);
const initial = view(32);

// The constants are the first bits of the cube roots of the first 64 primes, the initial hash those of square roots.
for (let prime = 2, count = 0; count < 64; prime++) {
  if (!isPrime(prime)) continue;
  if (count < 8) initial.setUint32(count * 4, fractionBits(prime ** (1 / 2)));
  constants.setUint32(count++ * 4, fractionBits(prime ** (1 / 3)));
}

function extend(t: number): number {
  const a = schedule.getUint32((t - 15) * 4);
  const b = schedule.getUint32((t - 2) * 4);
  return (
    (rotate(a, 7) ^ rotate(a, 18) ^ (a >>> 3)) +
    schedule.getUint32((t - 7) * 4) +
    (rotate(b, 17) ^ rotate(b, 19) ^ (b >>> 10)) +
    schedule.getUint32((t - 16) * 4)
  );
}

function rotate(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits));
}

function fractionBits(value: number): number {
  return Math.floor((value % 1) * 2 ** 32);
}

function isPrime(value: number): boolean {
  for (let factor = 2; factor * factor <= value; factor++) if (value % factor === 0) return false;
  return true;
}
