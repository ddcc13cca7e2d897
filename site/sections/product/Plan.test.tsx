// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { vpnLocations } from '#content/facts/vpn.ts';
import type { Locale } from '#site/i18n/locale.ts';
import { Plan } from './Plan.tsx';

const locale = { language: { code: 'en', tag: 'en' }, t: (key: string) => key } as unknown as Locale;

test('the VPN’s page lists each location once, with its city if it is named', () => {
  document.body.innerHTML = renderToStaticMarkup(<Plan locale={locale} />);
  const places = [...document.querySelectorAll('li')].map(({ textContent }) => textContent);
  expect(new Set(places).size).toBe(vpnLocations.length);
  expect(places).toContain('United States, city.chicago');
  expect(places).toContain('Singapore');
});
