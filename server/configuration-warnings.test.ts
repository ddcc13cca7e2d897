import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { toConfig } from './config.ts';
import { configurationWarnings } from './configuration-warnings.ts';

/** Warnings about some variables, with a database path that causes none. */
const warningsFor = (variables: Record<string, string>) =>
  configurationWarnings(toConfig({ DATABASE_URL: 'sqlite:/var/lib/site.sqlite', ...variables }));

test.each(['0.0.0.0', '::'])('warns about listening on %s without SITE_URL, because mails would link there', (host) => {
  expect(warningsFor({ HOST: host })).toEqual([expect.stringContaining('SITE_URL is not set')]);
  expect(warningsFor({ HOST: host, SITE_URL: 'http://www.northlamp.example' })).toEqual([]);
});

test('does not warn without configuration', () => {
  expect(configurationWarnings(toConfig({}))).toEqual([]);
});

test('does not warn about the default host', () => {
  expect(warningsFor({})).toEqual([]);
});

test('warns about an https origin without TRUST_PROXY', () => {
  const siteUrl = { SITE_URL: 'https://www.northlamp.example' };
  expect(warningsFor(siteUrl)).toEqual([expect.stringContaining('TRUST_PROXY is not set')]);
  expect(warningsFor({ ...siteUrl, TRUST_PROXY: '1' })).toEqual([]);
});

test('warns about a trusted proxy that clients can bypass', () => {
  const variables = { SITE_URL: 'https://www.northlamp.example', TRUST_PROXY: '1', HOST: '0.0.0.0' };
  expect(warningsFor(variables)).toEqual([expect.stringContaining('can pretend to be any network')]);
});

test('warns about a relative database path with its absolute path', () => {
  expect(warningsFor({ DATABASE_URL: 'sqlite:var/a.sqlite' })).toEqual([
    expect.stringContaining(`means ${resolve('var/a.sqlite')} only when started in this folder`),
  ]);
});
