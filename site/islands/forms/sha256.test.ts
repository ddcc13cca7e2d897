import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { hashBlock, padMessage } from './sha256.ts';

function hashOf(message: Uint8Array): string {
  const hash = new Uint8Array(32);
  hashBlock(padMessage(message), new DataView(hash.buffer));
  return Buffer.from(hash).toString('hex');
}

test('the hash of every length is that of Node', () => {
  for (let length = 0; length <= 55; length++) {
    const message = Uint8Array.from({ length }, (_, index) => (index * 37 + length) % 256);
    expect(hashOf(message), `${length} bytes`).toBe(createHash('sha256').update(message).digest('hex'));
  }
});

test('a message longer than one block is refused', () => {
  expect(() => padMessage(new Uint8Array(56))).toThrow(RangeError);
});
