import { expect, test } from 'vitest';
import { missingPluralForms } from './plural-forms.ts';

test('reports a missing plural form with sample numbers', () => {
  const labels = { found_one: '1 výsledek', found_other: '{{count}} výsledků', plain: 'Ano' };
  expect(missingPluralForms(labels, 'cs')).toEqual([
    '"found_few" is missing: the plural form for 2, 3, 4',
    '"found_many" is missing: the plural form for 0.5, 1.5',
  ]);
  expect(missingPluralForms(labels, 'de')).toEqual([]);
});

test('ignores labels that are not translated at all', () => {
  expect(missingPluralForms({}, 'ar')).toEqual([]);
});
