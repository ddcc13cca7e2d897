import { beforeAll, describe, expect, test } from 'vitest';
import { checkBudgets } from '#scripts/check-budgets.ts';
import { checkPages, validatePages } from '#scripts/check-html.ts';
import { checkLinks } from '#scripts/check-links.ts';
import { checkOrphans } from '#scripts/check-orphans.ts';
import { languages, type Language } from '#locales/registry.ts';
import { readBuilt, readBuiltSite, type BuiltSite } from '#scripts/site-checks/built-site.ts';

let site: BuiltSite;
let live: readonly Language[];

beforeAll(() => {
  site = readBuiltSite();
  live = languages.filter(({ code }) => site.manifest.locales.some((locale) => locale.code === code));
});

describe('every page of the build', () => {
  test('leads somewhere with each of its links, fragments and ids', () => {
    expect(checkLinks(site)).toEqual([]);
  });

  test('can be walked to from another page of its language', () => {
    expect(checkOrphans(site)).toEqual([]);
  });

  test('has one h1, one main, its language, a title of its own, and nothing a strict policy stops', () => {
    expect(checkPages(site)).toEqual([]);
  });

  test('is valid HTML', async () => {
    expect(await validatePages(site)).toEqual([]);
  });

  test('keeps to its budget of bytes', () => {
    expect(checkBudgets(site)).toEqual([]);
  });
});

describe('the sitemap', () => {
  /** Every address of the sitemap, with its alternates by language. */
  const readSitemap = () => {
    const files = [...site.files.values()].filter((path) => /^\/sitemap.*\.xml$/.test(path));
    const urls = files.flatMap((path) => [...readBuilt(site, path).matchAll(/<url><loc>([^<]+)<\/loc>(.*?)<\/url>/g)]);
    return new Map(
      urls.map(([, address = '', links = '']) => [
        address,
        new Map(
          [...links.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, tag = '', href = '']) => [tag, href]),
        ),
      ]),
    );
  };

  test('lists every page that speaks for itself, and no other', () => {
    const canonical = site.pages
      .filter((page) => page.canonical === site.manifest.siteUrl + page.address)
      .map((page) => page.canonical);
    expect([...readSitemap().keys()].sort()).toEqual(canonical.sort());
  });

  test('joins the languages of a page: each names the same alternates, itself among them', () => {
    const sitemap = readSitemap();
    for (const [address, alternates] of sitemap) {
      expect([...alternates.values()], address).toContain(address);
      for (const href of alternates.values()) expect(sitemap.get(href), `${address} → ${href}`).toEqual(alternates);
    }
    const tags = [...(sitemap.get(`${site.manifest.siteUrl}/`)?.keys() ?? [])];
    expect(tags.sort()).toEqual([...live.flatMap(({ hreflang }) => hreflang), 'x-default'].sort());
  });
});

test('no inline script or style of a page is missing from its policy, and none is the same twice', () => {
  for (const { file, inlineScripts } of site.pages) {
    const running = inlineScripts.filter(({ type }) => type === '' || type === 'speculationrules');
    const hashes = site.manifest.files[file]?.csp?.script ?? [];
    expect(hashes.length, file).toBe(new Set(running.map(({ source }) => source)).size);
  }
});
