import { expect, test } from 'vitest';
import { readBuilt } from '#scripts/site-checks/built-site.ts';
import { site } from '#tests/support/built-site.ts';

/** Decodes an attribute value written by Astro. */
const decode = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

const withIsland = site.pages.filter(({ addresses }) => addresses.some(({ element }) => element === 'astro-island'));

test('pages define the small island element instead of Astro’s', () => {
  expect(withIsland.length).toBeGreaterThan(0);
  for (const page of withIsland) {
    const definitions = page.inlineScripts.filter(({ source }) =>
      /customElements\.define\(["'`]astro-island["'`]/.test(source),
    );
    expect(definitions.length, page.address).toBe(1);
  }
});

test('pages contain neither Astro’s island script nor its style', () => {
  const ofAstro = /<style>astro-island|self\.Astro/;
  expect(withIsland.filter(({ file }) => ofAstro.test(readBuilt(site, file))).map(({ file }) => file)).toEqual([]);
});

test('island props contain only plain data, which the island element can parse', () => {
  const kinds = new Set<number>();
  const collect = ([kind, value]: [number, unknown]) => {
    kinds.add(kind);
    const own: unknown[] = typeof value === 'object' && value !== null ? Object.values(value) : [];
    (own as [number, unknown][]).forEach(collect);
  };
  for (const { file } of withIsland)
    for (const [, props = ''] of readBuilt(site, file).matchAll(/<astro-island [^>]*\bprops="([^"]*)"/g))
      collect([0, JSON.parse(decode(props))]);
  expect([...kinds].sort()).toEqual([0, 1]);
});

test('every page has the newsletter form', () => {
  for (const page of site.pages)
    expect(readBuilt(site, page.file), page.address).toContain('component-export="NewsletterForm"');
});
