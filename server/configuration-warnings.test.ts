import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { toConfig } from './config.ts';
import { configurationWarnings } from './configuration-warnings.ts';

/** Warnings about some variables, with a database that gives no cause for one. */
const warningsFor = (variables: Record<string, string>) =>
  configurationWarnings(toConfig({ DATABASE_URL: 'sqlite:/var/lib/site.sqlite', ...variables }));

test.each(['0.0.0.0', '::'])(
  'listening on %s without SITE_URL is warned about, since mails would link there',
  (host) => {
    expect(warningsFor({ HOST: host })).toEqual([expect.stringContaining('SITE_URL is not set')]);
    expect(warningsFor({ HOST: host, SITE_URL: 'http://www.northlamp.example' })).toEqual([]);
  },
);

test('a start with nothing configured warns about nothing', () => {
  expect(configurationWarnings(toConfig({}))).toEqual([]);
});

test('an address that links can lead to is fine', () => {
  expect(warningsFor({})).toEqual([]);
});

test('https in front of us means a proxy, whose number has to be known', () => {
  const siteUrl = { SITE_URL: 'https://www.northlamp.example' };
  expect(warningsFor(siteUrl)).toEqual([expect.stringContaining('TRUST_PROXY is not set')]);
  expect(warningsFor({ ...siteUrl, TRUST_PROXY: '1' })).toEqual([]);
});

test('a trusted proxy that clients can go around is warned about', () => {
  const variables = { SITE_URL: 'https://www.northlamp.example', TRUST_PROXY: '1', HOST: '0.0.0.0' };
  expect(warningsFor(variables)).toEqual([expect.stringContaining('can pretend to be any network')]);
});

test('a relative path of the database is told in full', () => {
  expect(warningsFor({ DATABASE_URL: 'sqlite:var/a.sqlite' })).toEqual([
    expect.stringContaining(`means ${resolve('var/a.sqlite')} only when started in this folder`),
  ]);
});
