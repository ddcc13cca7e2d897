import { expect, test } from 'vitest';
import { middleSquare, noisePicture } from './pixels.ts';

test('bytes beyond a full square are omitted, and a side has at most 96 pixels', () => {
  expect(noisePicture(new Uint8Array(24)).side).toBe(4);
  expect(noisePicture(new Uint8Array(1_000_000)).side).toBe(96);
});

test('wide pictures are cropped at the sides, tall ones at top and bottom', () => {
  expect(middleSquare(400, 300)).toEqual({ x: 50, y: 0, side: 300 });
  expect(middleSquare(300, 500)).toEqual({ x: 0, y: 100, side: 300 });
});
