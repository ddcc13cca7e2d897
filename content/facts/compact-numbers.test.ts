import { expect, test } from 'vitest';
import { compactNumber } from './compact-numbers.ts';

test.each([
  ['en', '50K', '1B'],
  ['de', '50.000', '1 Milliarde'],
  ['fr', '50 000', '1 milliard'],
  ['es-419', '50 mil', '1000 M'],
  ['hi-u-nu-latn', '50 हज़ार', '1 अरब'],
  ['zh-Hant-TW', '5萬', '10億'],
])('headlines in %s write %s and %s', (tag, thousands, billion) => {
  const write = (value: number) =>
    new Intl.NumberFormat(tag, compactNumber(value, tag)).format(value).replaceAll(/[\u00A0\u202F]/g, ' ');
  expect(write(50_000)).toBe(thousands);
  expect(write(1_000_000_000)).toBe(billion);
});
