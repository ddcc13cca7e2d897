import { expect, test } from 'vitest';
import { buildInputs, toBuildConfig } from './build-config.ts';
import { ConfigurationError } from './environment.ts';

const hosted = {
  EMAIL_SERVICE_ORIGIN: 'https://api.example.com',
  EMAIL_PUBLIC_KEY: 'public-key',
  EMAIL_SERVICE_ID: 'service_1',
  EMAIL_TEMPLATE_NEWSLETTER: 'template_newsletter',
  EMAIL_TEMPLATE_INQUIRY: 'template_inquiry',
  EMAIL_TEMPLATE_CONTACT: 'template_contact',
  EMAIL_TEMPLATE_SUPPORT: 'template_support',
  EMAIL_TEMPLATE_APPLICATION: 'template_application',
};

function problemsOf(variables: Record<string, string>): readonly string[] {
  try {
    toBuildConfig(variables);
    return [];
  } catch (error) {
    if (error instanceof ConfigurationError) return error.problems;
    throw error;
  }
}

test('builds every live language for the default origin when nothing is set', () => {
  expect(toBuildConfig({ LOCALES: '' })).toEqual({
    siteUrl: 'https://www.northlamp.example',
    indexing: 'no-site-url',
    locales: undefined,
    emailService: undefined,
    recaptchaSiteKey: undefined,
    retentionDays: undefined,
  });
});

test('accepts languages in any letter case and spelling, in registry order and with English', () => {
  expect(toBuildConfig({ LOCALES: 'ZH-tw, de ,es_419' }).locales).toEqual(['en', 'de', 'es_419', 'zh_TW']);
});

test('accepts a complete hosted e-mail service', () => {
  expect(toBuildConfig(hosted).emailService).toEqual({
    origin: 'https://api.example.com',
    publicKey: 'public-key',
    serviceId: 'service_1',
    templates: {
      newsletter: 'template_newsletter',
      inquiry: 'template_inquiry',
      contact: 'template_contact',
      support: 'template_support',
      application: 'template_application',
    },
  });
});

test('a hosted e-mail service without TLS is accepted on this machine only', () => {
  expect(problemsOf({ ...hosted, EMAIL_SERVICE_ORIGIN: 'http://127.0.0.1:4000' })).toEqual([]);
  expect(problemsOf({ ...hosted, EMAIL_SERVICE_ORIGIN: 'http://api.example.com' })).toEqual([
    'EMAIL_SERVICE_ORIGIN is "http://api.example.com"; expected an origin with https and without a path, such as https://api.example.com (the EMAIL_ variables go together: set all or none).',
  ]);
});

test('an incomplete e-mail service is reported variable by variable, with all other problems', () => {
  const { EMAIL_SERVICE_ID: _, EMAIL_TEMPLATE_SUPPORT: __, ...half } = hosted;
  expect(problemsOf({ ...half, SITE_URL: 'example.com', LOCALES: 'de,xx' })).toEqual([
    'SITE_URL is "example.com"; expected an origin with http or https and without a path, such as https://www.example.com.',
    expect.stringMatching(/^LOCALES is "de,xx"; expected codes of languages, separated by commas, out of en, ar, cs,/),
    "EMAIL_SERVICE_ID is not set; expected a service's id at the e-mail service, of letters, digits, - and _ (the EMAIL_ variables go together: set all or none).",
    "EMAIL_TEMPLATE_SUPPORT is not set; expected a template's id at the e-mail service, of letters, digits, - and _ (the EMAIL_ variables go together: set all or none).",
  ]);
});

test('rejects a malformed reCAPTCHA key', () => {
  expect(problemsOf({ RECAPTCHA_SITE_KEY: 'key; script-src *' })).toEqual([
    'RECAPTCHA_SITE_KEY is "key; script-src *"; expected a reCAPTCHA v3 site key: letters, digits, - and _.',
  ]);
});

test('equal configurations have the same canonical text, different ones do not', () => {
  const inputs = (variables: Record<string, string>) => buildInputs(toBuildConfig(variables));
  const site = { SITE_URL: 'https://a.example' };
  expect(inputs({ SITE_URL: 'https://a.example/', LOCALES: 'de,en' })).toBe(inputs({ ...site, LOCALES: 'DE' }));
  const different = [
    {},
    { LOCALES: 'de' },
    site,
    { ...site, NOINDEX: 'true' },
    { SITE_URL: 'https://www.northlamp.example' },
    hosted,
    { RECAPTCHA_SITE_KEY: 'k'.repeat(40) },
    { RETENTION_DAYS: '90' },
  ];
  expect(new Set(different.map(inputs)).size).toBe(different.length);
});
