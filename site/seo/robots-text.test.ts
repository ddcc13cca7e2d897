import { expect, test } from 'vitest';
import { toBuildConfig } from '#contracts/build-config.ts';
import { robotsText } from './robots-text.ts';

const robots = (variables: Record<string, string>) => robotsText(toBuildConfig(variables));
const closed = 'User-agent: *\nDisallow: /\n';

test('a site with SITE_URL is open under that origin, whatever its domain', () => {
  const open = 'User-agent: *\nAllow: /\n\nSitemap: https://shop.example.org/sitemap-index.xml\n';
  expect(robots({ SITE_URL: 'https://shop.example.org' })).toBe(open);
  expect(robots({ SITE_URL: 'https://shop.example.org', NOINDEX: 'false' })).toBe(open);
});

test('a site without SITE_URL, or with NOINDEX=true, is closed', () => {
  expect(robots({})).toBe(closed);
  expect(robots({ SITE_URL: 'https://shop.example.org', NOINDEX: 'true' })).toBe(closed);
});
