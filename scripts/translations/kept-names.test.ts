import { expect, test } from 'vitest';
import { missingNames } from './kept-names.ts';

test('a name that was translated is told', () => {
  expect(missingNames(['Firewall', 'VPN'], ['Die Brandmauer und das VPN'], ['Firewall and VPN'])).toEqual(['Firewall']);
});

test('endings of the language, and words that only begin alike, are fine', () => {
  expect(missingNames(['AppLock', 'Pixel'], ['AppLockin asetukset'], ['AppLock settings in Pixels'])).toEqual([]);
});
