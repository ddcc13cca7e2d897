// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { vpnLocations } from '#content/facts/vpn.ts';
import type { Locale } from '#site/i18n/locale.ts';
import { Plan } from './Plan.tsx';

const locale = { language: { code: 'en', tag: 'en' }, t: (key: string) => key, number: String } as unknown as Locale;

test('the VPN’s page lists the free locations, and each location of the plan once, with its city if it is named', () => {
  document.body.innerHTML = renderToStaticMarkup(<Plan locale={locale} />);
  const texts = (query: string) => [...document.querySelectorAll(query)].map(({ textContent }) => textContent);
  const places = texts('details li');
  expect(places).toHaveLength(vpnLocations.length);
  expect(new Set(places).size).toBe(vpnLocations.length);
  expect(places).toEqual(expect.arrayContaining(texts('li')));
  expect(places).toContain('United States, city.chicago');
  expect(places).toContain('Singapore');
});
