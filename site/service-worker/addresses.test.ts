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
  '/de/faq/FAQVPNAndroid',
  '/news',
  '/news/2026-10-vpn-locations',
  '/blog/tag/passwords',
  '/es-419/documentation/getting-started',
  '/privacy',
  '/de/privacy-android-vpn',
  '/de/privacy-android-vpn?view=app',
  '/terms-vpn-android',
])('%s may be saved', (address) => {
  expect(isReading(address)).toBe(true);
});

test.each([
  '/',
  '/de',
  '/contact',
  '/careers/apply',
  '/support',
  '/thank-you/contact',
  '/newsletter/confirm?token=secret',
  '/search?q=secret',
  '/status',
  '/get/vpn',
  '/api/inquiry',
  '/api/v1.0/email/send',
  '/news/feed.xml',
  '/news?q=secret',
  '/privacy?lng=de',
  '/faqs',
])('%s is never saved', (address) => {
  expect(isReading(address)).toBe(false);
});
