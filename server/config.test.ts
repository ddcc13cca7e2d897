import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { ConfigurationError } from '#contracts/environment.ts';
import { configurationWarnings, toConfig } from './config.ts';

const siteKey = 'site-key_of_forty_characters_0123456789';

function problemsOf(variables: Record<string, string>): readonly string[] {
  try {
    toConfig(variables);
    return [];
  } catch (error) {
    if (error instanceof ConfigurationError) return error.problems;
    throw error;
  }
}

const elsewhere = 'names a database on another machine (db.example.com) without TLS';

test.each([
  ['postgres://u:p@127.0.0.1/site', []],
  ['postgres://u:p@[::1]/site', []],
  ['postgres:///site', []],
  ['postgres://u:p@%2Frun%2Fpostgresql/site', []],
  ['postgres:///site?host=/run/postgresql', []],
  ['postgres://u:p@db.example.com/site?sslmode=verify-full', []],
  ['postgres://u:p@db.example.com/site', [expect.stringContaining(elsewhere)]],
  ['postgres://u:p@db.example.com/site?sslmode=prefer', [expect.stringContaining(elsewhere)]],
  ['postgres://u:p@db.example.com/site?sslmode=verify-full&sslmode=disable', [expect.stringContaining(elsewhere)]],
  ['postgres://u:p@localhost/site?host=db.example.com', [expect.stringContaining(elsewhere)]],
])('a database on another machine needs TLS, or the operator accepts it by name: %s', (url, problems) => {
  expect(problemsOf({ DATABASE_URL: url })).toEqual(problems);
  expect(problemsOf({ DATABASE_URL: url, ALLOW_UNENCRYPTED: 'database' })).toEqual([]);
});

test('works without any variable', () => {
  expect(toConfig({})).toEqual({
    host: '127.0.0.1',
    port: 3000,
    siteUrl: undefined,
    noindex: false,
    trustProxy: false,
    database: { dialect: 'sqlite', path: resolve('var/northlamp.sqlite') },
    smtpUrl: undefined,
    allowUnencrypted: [],
    backupRecipients: [],
    mailFrom: undefined,
    mailTo: undefined,
    retentionDays: 730,
    recaptchaSecret: undefined,
    serviceWorker: true,
  });
});

test('an empty or blank variable counts as unset', () => {
  expect(toConfig({ PORT: '', HOST: '  ', SMTP_URL: '' })).toEqual(toConfig({}));
});

test.each([
  [{ PORT: ' 8080 ' }, { port: 8080 }],
  [{ PORT: '0' }, { port: 0 }],
  [{ HOST: '::1' }, { host: '::1' }],
  [{ SITE_URL: 'https://www.example.com/' }, { siteUrl: 'https://www.example.com' }],
  [{ SITE_URL: 'http://localhost:8080' }, { siteUrl: 'http://localhost:8080' }],
  [{ NOINDEX: 'true' }, { noindex: true }],
  [{ TRUST_PROXY: 'true' }, { trustProxy: 1 }],
  [{ TRUST_PROXY: '2' }, { trustProxy: 2 }],
  [{ DATABASE_URL: 'sqlite:/data/site.db' }, { database: { dialect: 'sqlite', path: '/data/site.db' } }],
  [
    { DATABASE_URL: 'postgres://u:p@localhost/site' },
    { database: { dialect: 'postgres', url: 'postgres://u:p@localhost/site' } },
  ],
  [{ ALLOW_UNENCRYPTED: 'smtp, backup' }, { allowUnencrypted: ['smtp', 'backup'] }],
  [{ BACKUP_RECIPIENT: 'age1abc,age1def' }, { backupRecipients: ['age1abc', 'age1def'] }],
  [{ SMTP_URL: 'smtps://u:p@mail.example:465' }, { smtpUrl: 'smtps://u:p@mail.example:465' }],
  [{ MAIL_FROM: 'Northlamp <hello@example.com>' }, { mailFrom: 'Northlamp <hello@example.com>' }],
  [{ SERVICE_WORKER: 'off' }, { serviceWorker: false }],
  [{ RETENTION_DAYS: '90' }, { retentionDays: 90 }],
  [{ MAIL_TO: 'a@example.com, b@example.com' }, { mailTo: 'a@example.com, b@example.com' }],
])('reads %j', (variables, expected) => {
  expect(toConfig(variables)).toMatchObject(expected);
});

test.each([
  [{ ALLOW_UNENCRYPTED: 'smtp,everything' }, 'is "smtp,everything"; expected smtp, database, backup, or several'],
  [{ PORT: 'abc' }, 'is "abc"; expected a whole number from 0 to 65535, such as 3000.'],
  [{ PORT: '65536' }, 'is "65536"; expected a whole number'],
  [{ PORT: '-1' }, 'is "-1"; expected a whole number'],
  [{ HOST: 'http://localhost' }, 'is "http://localhost"; expected a host name or IP address to listen on'],
  [{ SITE_URL: 'www.example.com' }, 'is "www.example.com"; expected an origin with http or https'],
  [{ SITE_URL: 'https://www.example.com/shop' }, 'is "https://www.example.com/shop"; expected an origin'],
  [{ TRUST_PROXY: 'yes' }, 'is "yes"; expected false, true (one proxy) or the number of proxies'],
  [{ DATABASE_URL: 'mysql://root:hunter2@db/site' }, 'is "mysql://***@db/site"; expected sqlite:PATH'],
  [{ SMTP_URL: 'http://me:hunter2@mail.example' }, 'is "http://***@mail.example"; expected smtp://'],
  [{ MAIL_FROM: 'Northlamp' }, 'is "Northlamp"; expected a mail address, alone or with a name'],
  [{ MAIL_TO: 'a@example.com; b@example.com' }, 'is "a@example.com; b@example.com"; expected one mail address'],
  [{ RETENTION_DAYS: '0' }, 'is "0"; expected a whole number of days from 1 to 36500'],
  [{ RETENTION_DAYS: '99999' }, 'is "99999"; expected a whole number of days'],
  [{ METRICS_TOKEN: 'short' }, 'is a value of 5 characters that is not shown; expected a token of at least 16'],
])('says what is wrong with %j, without a password', (variables, sentence) => {
  const [name = ''] = Object.keys(variables);
  expect(problemsOf(variables)).toEqual([expect.stringContaining(`${name} ${sentence}`)]);
});

test.each([
  [{ RECAPTCHA_SITE_KEY: siteKey }, 'RECAPTCHA_SECRET is not set; expected a value, because RECAPTCHA_SITE_KEY is set'],
  [{ RECAPTCHA_SECRET: siteKey }, 'RECAPTCHA_SITE_KEY is not set; expected a value, because RECAPTCHA_SECRET is set'],
  [
    { RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_SECRET: 'hunter2!' },
    'RECAPTCHA_SECRET is a value of 8 characters that is not shown; expected the secret that belongs to',
  ],
])('reCAPTCHA needs both keys: %j', (variables, sentence) => {
  expect(problemsOf(variables)).toEqual([expect.stringContaining(sentence)]);
});

test('reports all problems at once, without a stack trace', () => {
  const variables = { PORT: 'x', HOST: 'a b', RECAPTCHA_SECRET: siteKey };
  expect(problemsOf(variables).map((sentence) => sentence.split(' ')[0])).toEqual([
    'HOST',
    'PORT',
    'RECAPTCHA_SITE_KEY',
  ]);
  expect(() => toConfig(variables)).toThrow(expect.objectContaining({ stack: expect.not.stringContaining('    at ') }));
});

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
