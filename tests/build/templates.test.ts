import { expect, test } from 'vitest';
import { localAddress, readManifest } from '#tests/support/routes.ts';
import { checkedPages, templateRoutes } from '#tests/support/templates.ts';

const { locales } = readManifest();
const pages = checkedPages(false);

test('browser checks cover every template in English and another language', () => {
  for (const route of templateRoutes()) {
    const codes = pages
      .filter(({ code, address }) => {
        const prefix = locales.find((locale) => locale.code === code)?.prefix;
        return prefix !== undefined && address === localAddress(prefix, route);
      })
      .map(({ code }) => code);
    expect(codes, route).toContain('en');
    expect(new Set(codes).size, route).toBe(Math.min(2, locales.length));
  }
});

test('browser checks cover every live language', () => {
  const visited = new Set(pages.map(({ code }) => code));
  expect(locales.filter(({ code }) => !visited.has(code))).toEqual([]);
});
