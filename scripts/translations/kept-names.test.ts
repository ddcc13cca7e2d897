import { expect, test } from 'vitest';
import { nameProblems } from './kept-names.ts';

test('reports a translated name', () => {
  expect(nameProblems(['Firewall', 'VPN'], ['Die Brandmauer und das VPN'], ['Firewall and VPN'])).toEqual([
    expect.stringContaining('the name "Firewall" from'),
  ]);
});

test('accepts names with inflections, and words that only start like a name', () => {
  expect(nameProblems(['AppLock', 'Pixel'], ['AppLockin asetukset'], ['AppLock settings in Pixels'])).toEqual([]);
});
