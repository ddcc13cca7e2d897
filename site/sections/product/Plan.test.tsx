// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { appById } from '#content/facts/apps.ts';
import { vpnLocations } from '#content/facts/vpn.ts';
import type { Locale } from '#site/i18n/locale.ts';
import { Plan } from './Plan.tsx';

const locale = { language: { code: 'en', tag: 'en' }, t: (key: string) => key, number: String } as unknown as Locale;

test('the VPN’s page lists the free locations, and each country of the plan once, with the cities that are named', () => {
  document.body.innerHTML = renderToStaticMarkup(<Plan locale={locale} app={appById('vpn')} />);
  const texts = (query: string) => [...document.querySelectorAll(query)].map(({ textContent }) => textContent);
  const places = texts('details li');
  expect(places).toHaveLength(new Set(vpnLocations.map(({ country }) => country)).size);
  expect(places).toEqual(expect.arrayContaining(texts('li')));
  expect(places).toContain('United States (city.newYork, city.chicago, city.losAngeles)');
  expect(places).toContain('Singapore');
});

test('each offer is named with its price, in the format and the word order of the language', () => {
  const number = (value: number, options?: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat('de', options).format(value);
  const words = (key: string) => (key === 'product.plan.perYear' ? 'yearly {{price}}' : key);
  const t = words as unknown as Locale['t'];
  document.body.innerHTML = renderToStaticMarkup(<Plan locale={{ ...locale, number, t }} app={appById('vpn')} />);
  const names = Array.from(document.querySelectorAll('h3'), ({ textContent }) => textContent.replaceAll('\u00A0', ' '));
  expect(names).toEqual(['Free 0 €', expect.stringMatching(/^Yearly plan yearly \d+,\d\d €$/)]);
});
