import { expect, test } from 'vitest';
import { languages } from '#locales/registry.ts';
import { readBuilt } from '#scripts/site-checks/built-site.ts';
import { site } from '#tests/support/built-site.ts';

test('a page contains only the font faces of its own script', () => {
  const withArabic = site.pages.filter(({ file }) => readBuilt(site, file).includes('Noto Sans Arabic'));
  const written = languages.filter(({ script }) => script === 'arabic').map(({ code }): string => code);
  const own = site.manifest.locales.filter(({ code }) => written.includes(code));
  expect(new Set(withArabic.map(({ lang }) => lang))).toEqual(new Set(own.map(({ tag }) => tag)));
});

test('pages preload every font of their language, so that budgets count it', () => {
  for (const { address, file, firstLoad } of site.pages) {
    const html = readBuilt(site, file);
    const fonts = [...html.matchAll(/url\((\/_assets\/manrope-[^)]+)\)/g)].map(([, font = '']) => font);
    // Text in it never moves, and without the space in its range it doesn't set the height of lines.
    for (const [face] of html.matchAll(/@font-face\{[^}]*manrope-latin-names[^}]*\}/g))
      expect(face, address).toMatch(/font-display:optional.*unicode-range:U\+2D,U\+30-39,U\+41-5A,U\+61-7A,U\+C4-F6/i);
    const preloaded = firstLoad.filter((path) => path.endsWith('.woff2'));
    // Few pages in Western European languages contain a letter of this file, such as `ž`.
    const rare = fonts.filter(
      (font) => fonts.length === 2 && fonts.join().includes('latin.') && font.includes('latin-ext'),
    );
    expect(fonts.filter((font) => !rare.includes(font)).toSorted(), address).toEqual(preloaded.toSorted());
  }
});

test('a page with an app’s screen contains its styles, which its layout asks for by `screenStyles()`', () => {
  const drawn = site.pages.flatMap(({ address, file }) => {
    const html = readBuilt(site, file);
    const apps = new Set(Array.from(html.matchAll(/(?<!\[)data-screen="?([a-z]+)/g), ([, app]) => app));
    return [...apps].map((app) => ({ page: `${address} ${app}`, html, app }));
  });
  expect(drawn.length).toBeGreaterThan(0);
  const bare = drawn.filter(({ html, app }) => !html.includes(`[data-screen=${app}]`));
  expect(bare.map(({ page }) => page)).toEqual([]);
});
