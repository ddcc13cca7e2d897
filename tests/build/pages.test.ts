import { describe, expect, test } from 'vitest';
import { keepTogether } from '#locales/keep-together.ts';
import { checkBudgets } from '#scripts/check-budgets.ts';
import { checkPages, samplePages, validatePages } from '#scripts/check-html.ts';
import { checkLinks } from '#scripts/check-links.ts';
import { checkOrphans } from '#scripts/check-orphans.ts';
import { checkSearchEngines } from '#scripts/check-search-engines.ts';
import { readBuilt, readBuiltSite } from '#scripts/site-checks/built-site.ts';
import { label } from '#tests/support/labels.ts';

const site = readBuiltSite();

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

  test('is known to search engines at one address, with its translations, its date and what it is about', () => {
    expect(checkSearchEngines(site)).toEqual([]);
  });

  test('is valid HTML, a sample of each language', async () => {
    expect(await validatePages(site, samplePages(site))).toEqual([]);
  });

  test('keeps to its budget of bytes', () => {
    expect(checkBudgets(site)).toEqual([]);
  });
});

test('the page is offered in every language of the site, in its words and its direction', () => {
  for (const { code, tag } of site.manifest.locales) {
    const offer: unknown = JSON.parse(readBuilt(site, `/offer/${tag.toLowerCase()}.json`));
    const direction = ['ar', 'fa', 'he'].includes(code) ? 'rtl' : 'ltr';
    const words = [label('offer.text', {}, code), label('offer.dismiss', {}, code)];
    expect(offer, code).toEqual([...words.map((text) => keepTogether(text, code)), direction]);
  }
});

test('no inline script or style of a page is missing from its policy, and none is the same twice', () => {
  for (const { file, inlineScripts } of site.pages) {
    const running = inlineScripts.filter(({ type }) => type === '' || type === 'speculationrules');
    const hashes = site.manifest.files[file]?.csp?.script ?? [];
    expect(hashes.length, file).toBe(new Set(running.map(({ source }) => source)).size);
  }
});
