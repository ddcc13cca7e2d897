import { expect, test } from 'vitest';
import { requireMatchingBuild } from './require-matching-build.ts';

const siteUrl = 'https://www.example.com';

test.each([
  ['neither asks for anything', undefined, undefined, false],
  ['both name one origin', siteUrl, undefined, false],
  ['both use reCAPTCHA', siteUrl, 'secret', true],
])('a build fits when %s', (_when, origin, recaptchaSecret, recaptcha) => {
  const manifest = { siteUrl, services: { email: null, recaptcha } };
  expect(() => requireMatchingBuild({ siteUrl: origin, recaptchaSecret }, manifest)).not.toThrow();
});

test('all that does not fit is told', () => {
  const manifest = { siteUrl, services: { email: null, recaptcha: false } };
  expect(() => requireMatchingBuild({ siteUrl: 'https://b.example', recaptchaSecret: 'secret' }, manifest)).toThrow(
    'SITE_URL is "https://b.example", but the site was built for "https://www.example.com"; build the site again with the variables of this start: npm run build.\n' +
      'RECAPTCHA_SITE_KEY is set, but the site was built without it; build the site again with the variables of this start: npm run build.',
  );
});

test('pages that ask for reCAPTCHA need a server that checks it', () => {
  const manifest = { siteUrl, services: { email: null, recaptcha: true } };
  expect(() => requireMatchingBuild({ siteUrl, recaptchaSecret: undefined }, manifest)).toThrow(
    'RECAPTCHA_SITE_KEY is not set, but the site was built with it; set it and its secret, or build the site again with the variables of this start: npm run build.',
  );
});
