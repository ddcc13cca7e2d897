import { expect, test } from 'vitest';
import { describeFile } from './describe-file.ts';

const text = (size: number, language = 'en') => describeFile({ name: 'cv.pdf', size }, language);

test('a file is described by name and size', () => {
  expect(text(5_242_880)).toBe('\u2068cv.pdf\u2069 · 5.2 MB');
  expect(text(48_200)).toBe('\u2068cv.pdf\u2069 · 48 kB');
  expect(text(12)).toBe('\u2068cv.pdf\u2069 · 1 kB');
  expect(text(0)).toBe('\u2068cv.pdf\u2069 · 0 kB');
});

test('the size is formatted for the page’s language', () => {
  expect(text(1_250_000, 'de')).toContain('1,3 MB');
  expect(text(1_250_000, 'ar')).toContain('م.ب');
});
