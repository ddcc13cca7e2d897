import { proofMaximum, type ProofChallenge } from '#contracts/forms/proof.ts';
import { hashBlock, padMessage } from './sha256.ts';

/** How long the page may be kept from answering the visitor, in milliseconds: half a frame. */
const sliceMs = 8;

/**
 * Does the work that a challenge asks for, in slices between which the page goes on.
 *
 * @param pause gives the page its turn
 * @returns the proof as it is sent: JSON in base64
 * @throws Error if no counter solves it, so that the challenge is not one of ours
 */
export async function solveProof(challenge: ProofChallenge, pause: () => Promise<unknown> = nextTask): Promise<string> {
  const { salt, nonce, keyPrefix } = challenge.parameters;
  const message = fromHex(`${salt}${nonce}00000000`);
  const block = padMessage(message);
  const hash = new Uint8Array(32);
  const hashView = new DataView(hash.buffer);
  const prefix = fromHex(keyPrefix);
  let end = performance.now() + sliceMs;
  for (let counter = 0; counter <= proofMaximum; counter++) {
    block.setUint32(message.length - 4, counter);
    hashBlock(block, hashView);
    if (prefix.every((byte, index) => byte === hash[index]))
      return btoa(JSON.stringify({ challenge, solution: { counter, derivedKey: toHex(hash) } }));
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

function fromHex(digits: string): Uint8Array {
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
