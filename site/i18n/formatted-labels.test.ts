import { expect, test } from 'vitest';
import { formattedLabels } from './formatted-labels.ts';

test('country names are in the language and capitalized', () => {
  expect(formattedLabels('de')).toMatchObject({ 'country.AU': 'Australien', 'country.SE': 'Schweden' });
  expect(formattedLabels('ga')).toMatchObject({ 'country.SE': 'An tSualainn' });
});

test('the time has the digits of the language', () => {
  expect(formattedLabels('fa').clock).toBe('۲۱:۴۷');
  expect(formattedLabels('ar').clock).toBe('21:47');
});
