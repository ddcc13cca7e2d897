import { expect, test } from 'vitest';
import { markMissingApps } from './mark-missing-apps.ts';

test('links to policies of apps that are not on the App Store are marked', () => {
  const missing = '<a href="/de/privacy-ios-vpn">iOS</a>';
  const others = '<a href="/de/privacy-android-vpn">Android</a>, <a href="/de/privacy-ios-photovault">iOS</a>';
  expect(markMissingApps(`${missing}${others}`, 'fehlt')).toBe(`${missing} <span data-ui="tag">fehlt</span>${others}`);
});
