import { expect, test } from 'vitest';
import { makeDemoText } from './demo-text.ts';
import { formatBytes } from './format-bytes.ts';

test.each([
  [950_600, '951 kB'],
  [14_000_000, '14 MB'],
  [19_700_000, '19.7 MB'],
])('%i bytes are %s', (bytes, text) => {
  expect(formatBytes(makeDemoText({}, 'en').number, bytes)).toBe(text);
});
