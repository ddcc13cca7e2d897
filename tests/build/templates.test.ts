import { expect, test } from 'vitest';
import { languages } from '#locales/registry.ts';
import { localAddress, readManifest } from '#tests/support/routes.ts';
import { checkedPages, templateRoutes } from '#tests/support/templates.ts';

const { locales } = readManifest();
const pages = checkedPages(false);

test('browser checks cover every template in English and two other languages, one of them right-to-left', () => {
  const rightToLeft = languages.filter(({ direction }) => direction === 'rtl').map(({ code }) => code as string);
  for (const route of templateRoutes()) {
    const codes = pages
      .filter(({ code, address }) => {
        const prefix = locales.find((locale) => locale.code === code)?.prefix;
        return prefix !== undefined && address === localAddress(prefix, route);
      })
      .map(({ code }) => code);
    expect(new Set(codes).size, route).toBe(Math.min(3, locales.length));
    expect(codes, route).toContain('en');
    if (locales.some(({ code }) => rightToLeft.includes(code)))
      expect(
        codes.some((code) => rightToLeft.includes(code)),
        route,
      ).toBe(true);
  }
});

test('browser checks cover every live language', () => {
  const visited = new Set(pages.map(({ code }) => code));
  expect(locales.filter(({ code }) => !visited.has(code))).toEqual([]);
});
