import { expect, test } from 'vitest';
import { missingForms } from './plural-forms.ts';

test('a plural form that the language needs is told with numbers it is for', () => {
  const labels = { found_one: '1 výsledek', found_other: '{{count}} výsledků', plain: 'Ano' };
  expect(missingForms(labels, 'cs')).toEqual([
    '"found_few" is missing, the plural form for 2, 3, 4 and the like',
    '"found_many" is missing, the plural form for 0.5, 1.5 and the like',
  ]);
  expect(missingForms(labels, 'de')).toEqual([]);
});

test('a label that is not translated at all is left to the status of translations', () => {
  expect(missingForms({}, 'ar')).toEqual([]);
});
