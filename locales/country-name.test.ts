import { expect, test } from 'vitest';
import { countryName } from './country-name.ts';

test('names outside of sentences are capitalized', () => {
  expect(countryName('SE', 'ga')).toBe('An tSualainn');
  expect(countryName('SE', 'fr')).toBe('Suède');
  expect(countryName('SE', 'ja')).toBe('スウェーデン');
});
