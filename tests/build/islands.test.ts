import { expect, test } from 'vitest';
import { readBuilt, readBuiltSite } from '#scripts/site-checks/built-site.ts';

const site = readBuiltSite();
const withIsland = site.pages.filter(({ addresses }) => addresses.some(({ element }) => element === 'astro-island'));

test('the small island element stands in the place of Astro’s own', () => {
  expect(withIsland.length).toBeGreaterThan(0);
  for (const page of withIsland) {
    const definitions = page.inlineScripts.filter(({ source }) =>
      source.includes('customElements.define("astro-island"'),
    );
    expect(definitions.length, page.address).toBe(1);
  }
});

test('nothing of Astro’s own stands in front of an island or upon it', () => {
  const ofAstro = /<style>astro-island|self\.Astro|astro:end|<astro-island[^>]* (?:uid|opts|client|await-children)/;
  expect(withIsland.filter(({ file }) => ofAstro.test(readBuilt(site, file))).map(({ file }) => file)).toEqual([]);
});

test('every page has the newsletter’s form', () => {
  for (const page of site.pages)
    expect(readBuilt(site, page.file), page.address).toContain('component-export="NewsletterForm"');
});
