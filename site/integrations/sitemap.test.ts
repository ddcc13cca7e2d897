import { expect, test } from 'vitest';
import { languages } from '#locales/registry.ts';
import { allAlternates } from './sitemap.ts';

const codes = new Map(languages.map((language) => [language.hreflang[0], language]));
const origin = 'https://x.example';
const spanish = languages.find(({ code }) => code === 'es_419')?.hreflang ?? [];

test('each language has all codes that search engines accept, and English is the default', () => {
  const links = [
    { url: `${origin}/`, lang: 'en' },
    { url: `${origin}/es-419`, lang: spanish[0] ?? '' },
  ];
  expect(spanish.length).toBeGreaterThan(1);
  expect(allAlternates({ url: `${origin}/`, links }, codes)).toEqual([
    { url: `${origin}/`, lang: 'en' },
    ...spanish.map((lang) => ({ url: `${origin}/es-419`, lang })),
    { url: `${origin}/`, lang: 'x-default' },
  ]);
});

test('a page without translations is its own alternate', () => {
  expect(allAlternates({ url: `${origin}/a` }, codes)).toEqual([
    { url: `${origin}/a`, lang: 'en' },
    { url: `${origin}/a`, lang: 'x-default' },
  ]);
});
