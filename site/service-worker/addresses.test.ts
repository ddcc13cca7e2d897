import { expect, test } from 'vitest';
import { isReadingPage, splitAddress } from './addresses.ts';

const prefixes = ['', '/de', '/es-419', '/es'];
const isReading = (address: string) => isReadingPage(new URL(address, 'https://example.org'), prefixes);

test('a path is split into its language prefix and the English path', () => {
  expect(splitAddress('/de/faq/FAQVPNAndroid', prefixes)).toEqual({ prefix: '/de', route: '/faq/FAQVPNAndroid' });
  expect(splitAddress('/es-419/faq', prefixes)).toEqual({ prefix: '/es-419', route: '/faq' });
  expect(splitAddress('/es', prefixes)).toEqual({ prefix: '/es', route: '/' });
  expect(splitAddress('/demo', prefixes)).toEqual({ prefix: '', route: '/demo' });
});

test.each([
  '/faq',
  '/news/2026-10-vpn-locations',
  '/es-419/documentation/getting-started',
  '/de/privacy-android-vpn?view=app',
])('%s may be saved', (address) => {
  expect(isReading(address)).toBe(true);
});

test.each([
  '/de',
  '/contact',
  '/newsletter/confirm?token=secret',
  '/search?q=secret',
  '/api/inquiry',
  '/news/feed.xml',
  '/news?q=secret',
  '/faqs',
])('%s is never saved', (address) => {
  expect(isReading(address)).toBe(false);
});
