import { expect, test } from 'vitest';
import { appOfRoute, kindOfRoute } from './page-kinds.ts';

test.each([
  ['/product/anti-theft', 'antitheft'],
  ['/documentation/password-manager-getting-started', 'password'],
  ['/faq/FAQVPNiOS', 'vpn'],
  ['/privacy-ios-firewall', 'firewall'],
  ['/documentation/getting-started', undefined],
  ['/product', undefined],
  ['/', undefined],
])('the page %s is about the app %s', (route, app) => {
  expect(appOfRoute(route)).toBe(app);
});

test('questions about an app come before those about it on a platform where it is not available', () => {
  const factor = (page: string) => kindOfRoute(`/faq/${page}`)?.factor;
  expect(factor('FAQVPNAndroid')).toBeGreaterThan(factor('FAQVPNiOS') ?? Infinity);
  expect(factor('FAQPhotoVaultiOS')).toBe(factor('FAQPhotoVaultAndroid'));
});
