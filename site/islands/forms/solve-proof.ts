import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import type { ProofChallenge } from '#contracts/forms/proof.ts';

/** Maximum time to block the main thread, in milliseconds: half a frame. */
const sliceMs = 8;

/**
 * Solves a challenge in time slices that keep the page responsive. `crypto.subtle` is asynchronous per
 * call, far too slow for a hundred thousand hashes, and unavailable on plain http.
 *
 * @param pause yields to the page
 * @returns the proof as sent: base64-encoded JSON
 * @throws Error if no counter solves the challenge
 */
export async function solveProof(challenge: ProofChallenge, pause: () => Promise<unknown> = nextTask): Promise<string> {
  const { salt, nonce, keyPrefix, data } = challenge.parameters;
  const message = hexToBytes(`${salt}${nonce}00000000`);
  const view = new DataView(message.buffer);
  const prefix = hexToBytes(keyPrefix);
  let end = performance.now() + sliceMs;
  for (let counter = 0; counter <= data.maxCounter; counter++) {
    view.setUint32(message.length - 4, counter);
    const hash = sha256(message);
    if (prefix.every((byte, index) => byte === hash[index]))
      return btoa(JSON.stringify({ challenge, solution: { counter, derivedKey: bytesToHex(hash) } }));
    if (counter % 64 === 0 && performance.now() > end) {
      await pause();
      end = performance.now() + sliceMs;
    }
  }
  throw new Error('no counter solves the challenge');
}

/** Waits for the next task, after pending user input. Timers would be clamped to 4 ms. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(0);
  });
}
