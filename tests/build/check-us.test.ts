import { expect, test } from 'vitest';
import { readElements } from '#scripts/site-checks/read-elements.ts';
import { readBuilt } from '#scripts/site-checks/built-site.ts';
import { site } from '#tests/support/built-site.ts';

/** The panel "Check this website" says so of every page; `scripts/check-budgets.ts` checks the sizes. */
test('no page sends a request to others or lets their hosts in, and each has the newsletter form as an island', () => {
  const isForeign = (address: string) => /^(https?:)?\/\//.test(address);
  for (const { file, firstLoad, externalScripts, address } of site.pages) {
    expect([...firstLoad, ...externalScripts].filter(isForeign), address).toEqual([]);
    const elements = readElements(readBuilt(site, file));
    const images = elements.flatMap(({ attributes: { src, srcset } }) => [src, srcset]);
    expect(
      images.filter((one) => one !== undefined && isForeign(one)),
      address,
    ).toEqual([]);
    const islands = elements.filter(({ name }) => name === 'react-island').map(({ attributes }) => attributes.name);
    expect(islands, address).toContain('NewsletterForm');
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
