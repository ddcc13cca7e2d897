import { expect, test } from 'vitest';
import { middleSquare, noisePicture } from './pixels.ts';

test('each pixel is one byte of the ciphertext, its value the brightness', () => {
  const { side, pixels } = noisePicture(Uint8Array.of(0, 255, 100, 200));
  expect(side).toBe(2);
  expect([...pixels]).toEqual([0, 0, 0, 255, 199, 173, 255, 255, 78, 68, 100, 255, 156, 136, 200, 255]);
});

test('bytes beyond a full square are omitted, and a side has at most 96 pixels', () => {
  expect(noisePicture(new Uint8Array(24)).side).toBe(4);
  expect(noisePicture(new Uint8Array(1_000_000)).side).toBe(96);
});

test('wide pictures are cropped at the sides, tall ones at top and bottom', () => {
  expect(middleSquare(400, 300)).toEqual({ x: 50, y: 0, side: 300 });
  expect(middleSquare(300, 500)).toEqual({ x: 0, y: 100, side: 300 });
});
