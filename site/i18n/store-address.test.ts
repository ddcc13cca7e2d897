import { expect, test } from 'vitest';
import { developerPages, storeLinks } from '#content/facts/company.ts';
import { storeAddress } from './store-address.ts';

test('the language is passed to Google Play and the App Store in their own parameters', () => {
  expect(storeAddress(storeLinks.vpn.android ?? '', 'zh-TW')).toBe(`${storeLinks.vpn.android}&hl=zh-TW`);
  expect(storeAddress(storeLinks.password.ios ?? '', 'de')).toBe(`${storeLinks.password.ios}?l=de`);
  expect(storeAddress(developerPages.ios, 'ar')).toBe(`${developerPages.ios}?l=ar`);
});
