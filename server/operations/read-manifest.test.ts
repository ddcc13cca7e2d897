import { expect, test } from 'vitest';
import { requireMatchingBuild } from './read-manifest.ts';

const siteUrl = 'https://www.example.com';

test.each([
  ['neither asks for anything', undefined, undefined, false],
  ['both name one origin', siteUrl, undefined, false],
  ['both use reCAPTCHA', siteUrl, 'secret', true],
])('a build fits when %s', (_when, origin, recaptchaSecret, recaptcha) => {
  const manifest = { siteUrl, services: { email: null, recaptcha }, retentionDays: 730 };
  expect(() => requireMatchingBuild({ siteUrl: origin, recaptchaSecret, retentionDays: 730 }, manifest)).not.toThrow();
});

test('reports everything that does not match', () => {
  const manifest = { siteUrl, services: { email: null, recaptcha: false }, retentionDays: 730 };
  const config = { siteUrl: 'https://b.example', recaptchaSecret: 'secret', retentionDays: 90 };
  expect(() => requireMatchingBuild(config, manifest)).toThrow(
    'SITE_URL is "https://b.example", but the site was built for "https://www.example.com"; build the site again with the variables of this start: npm run build.\n' +
      'RECAPTCHA_SITE_KEY is set, but the site was built without it; build the site again with the variables of this start: npm run build.\n' +
      'RETENTION_DAYS is 90, but the privacy policy was built with 730; build the site again with the variables of this start: npm run build.',
  );
});

test('pages with reCAPTCHA need a server that verifies it', () => {
  const manifest = { siteUrl, services: { email: null, recaptcha: true }, retentionDays: 730 };
  expect(() => requireMatchingBuild({ siteUrl, recaptchaSecret: undefined, retentionDays: 730 }, manifest)).toThrow(
    'RECAPTCHA_SITE_KEY is not set, but the site was built with it; set it and its secret, or build the site again with the variables of this start: npm run build.',
  );
});
