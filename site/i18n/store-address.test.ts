import { expect, test } from 'vitest';
import { developerPages, storeLinks } from '#content/facts/company.ts';
import { storeAddress } from './store-address.ts';

test('Google Play and the App Store are told the language, each by its own name for it', () => {
  expect(storeAddress(storeLinks.vpn.android ?? '', 'zh-TW')).toBe(`${storeLinks.vpn.android}&hl=zh-TW`);
  expect(storeAddress(storeLinks.password.ios ?? '', 'de')).toBe(`${storeLinks.password.ios}?l=de`);
  expect(storeAddress(developerPages.ios, 'ar')).toBe(`${developerPages.ios}?l=ar`);
});
