import { expect, test } from 'vitest';
import { formatTag } from '#locales/format-tag.ts';
import { clockText } from './clock-text.ts';

test('the clock of the drawn phones uses the digits of the language', () => {
  const clock = (tag: string) => clockText((value) => new Intl.NumberFormat(formatTag(tag)).format(value));
  expect(clock('en')).toBe('21:47');
  expect(clock('fa')).toBe('۲۱:۴۷');
  expect(clock('ar')).toBe('21:47');
});
