import { expect, test } from 'vitest';
import { readBuilt } from '#scripts/site-checks/built-site.ts';
import { site } from '#tests/support/built-site.ts';

/**
 * The panel "Check this website" says so of every page; `scripts/check-budgets.ts` checks the sizes, and
 * `scripts/check-html.ts` where images and scripts are from.
 */
test('no page sends a request to others or lets their hosts in, and each has the newsletter form as an island', () => {
  const isForeign = (address: string) => /^(https?:)?\/\//.test(address);
  for (const { file, firstLoad, externalScripts, address } of site.pages) {
    expect([...firstLoad, ...externalScripts].filter(isForeign), address).toEqual([]);
    expect(readBuilt(site, file), address).toContain('<react-island name="NewsletterForm"');
  }
  expect(site.manifest.services).toEqual({ email: null, recaptcha: false });
});

test('every trust page has the panel', () => {
  const pages = site.pages.filter(({ ids }) => ids.includes('check-title'));
  expect(pages.map(({ address }) => address)).toEqual(
    expect.arrayContaining(
      site.manifest.locales.map(({ prefix }) => `/${[prefix, 'trust'].filter(Boolean).join('/')}`),
    ),
  );
});
