import { expect, test } from 'vitest';
import { missingNames } from './kept-names.ts';

test('reports a translated name', () => {
  expect(missingNames(['Firewall', 'VPN'], ['Die Brandmauer und das VPN'], ['Firewall and VPN'])).toEqual(['Firewall']);
});

test('accepts names with inflections, and words that only start like a name', () => {
  expect(missingNames(['AppLock', 'Pixel'], ['AppLockin asetukset'], ['AppLock settings in Pixels'])).toEqual([]);
});
