import { expect, test } from 'vitest';
import { missingForms } from './plural-forms.ts';

test('reports a missing plural form with sample numbers', () => {
  const labels = { found_one: '1 výsledek', found_other: '{{count}} výsledků', plain: 'Ano' };
  expect(missingForms(labels, 'cs')).toEqual([
    '"found_few" is missing: the plural form for 2, 3, 4',
    '"found_many" is missing: the plural form for 0.5, 1.5',
  ]);
  expect(missingForms(labels, 'de')).toEqual([]);
});

test('ignores labels that are not translated at all', () => {
  expect(missingForms({}, 'ar')).toEqual([]);
});
