import { expect, test } from 'vitest';
import { vpn, vpnLocations } from '#content/facts/vpn.ts';
import { locations } from './locations.ts';
import { observe } from './observers.ts';

const [nearest] = locations;

test('the network sees the domain names only without the tunnel', () => {
  expect(JSON.stringify(observe('network', undefined))).toContain('bank.example');
  expect(JSON.stringify(observe('network', nearest))).not.toContain('example');
});

test('with the tunnel, websites see a shared IP address in the country of the location', () => {
  expect(
    observe('website', undefined)
      .slice(0, 2)
      .map(({ sees }) => sees),
  ).toEqual([{ words: 'own' }, { words: 'town' }]);
  expect(
    observe('website', nearest)
      .slice(0, 2)
      .map(({ sees }) => sees),
  ).toEqual([{ words: 'shared' }, { country: nearest.country }]);
});

test('the list includes what the tunnel does not hide: the amount of traffic, and logins', () => {
  for (const location of [undefined, nearest]) {
    expect(observe('network', location)).toContainEqual({
      what: 'amount',
      sees: { words: 'seen' },
      tone: 'open',
    });
    expect(observe('website', location)).toContainEqual({
      what: 'account',
      sees: { words: 'seen' },
      tone: 'open',
    });
  }
});

test('the locations exist in the app, and include all of its free ones', () => {
  const free = locations.filter(({ isFree }) => isFree).map(({ country }) => country);
  expect(free).toEqual(vpn.freeLocations.map(({ country }) => country));
  const all = vpnLocations.map(({ country }) => country);
  for (const { country } of locations) expect(all).toContain(country);
});
