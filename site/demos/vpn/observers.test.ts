import { expect, test } from 'vitest';
import { vpn, vpnLocations } from '#content/facts/vpn.ts';
import { locations, phone } from './locations.ts';
import { observe } from './observers.ts';

const [nearest] = locations;

test('the network sees the domain names only without the tunnel', () => {
  expect(JSON.stringify(observe('network', undefined))).toContain('bank.example');
  const hidden = JSON.stringify(observe('network', nearest));
  expect(hidden).not.toContain('example');
  expect(hidden).toContain(nearest.address);
});

test('with the tunnel, websites see the IP address of the location instead of the phone’s', () => {
  expect(JSON.stringify(observe('website', undefined))).toContain(phone.address);
  const hidden = JSON.stringify(observe('website', nearest));
  expect(hidden).not.toContain(phone.address);
  expect(hidden).toContain(nearest.address);
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

test('all IP addresses are reserved for documentation', () => {
  for (const { address } of [...locations, phone]) expect(address).toMatch(/^(203\.0\.113|198\.51\.100)\.\d{1,3}$/);
});

test('the locations exist in the app, and include all of its free ones', () => {
  const free = locations.filter(({ isFree }) => isFree).map(({ country }) => country);
  expect(free).toEqual(vpn.freeLocations.map(({ country }) => country));
  const all = vpnLocations.map(({ country }) => country);
  for (const { country } of locations) expect(all).toContain(country);
});
