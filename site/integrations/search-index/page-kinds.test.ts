import { expect, test } from 'vitest';
import { appOfRoute } from './page-kinds.ts';

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
