import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import type { ProofChallenge } from '#contracts/forms/proof.ts';

/** How long the page may be kept from answering the visitor, in milliseconds: half a frame. */
const sliceMs = 8;

/**
 * Does the work that a challenge asks for, in slices between which the page goes on. `crypto.subtle` answers each call
 * later, which is far too slow for a hundred thousand hashes, and is missing from pages that came by plain http.
 *
 * @param pause gives the page its turn
 * @returns the proof as it is sent: JSON in base64
 * @throws Error if no counter solves it, so that the challenge is not one of ours
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
  throw new Error('a proof of work without a solution');
}

/** The browser's next task, after what the visitor does meanwhile. Timers would be held back to 4 ms each. */
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
