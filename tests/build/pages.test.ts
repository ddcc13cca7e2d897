import { describe, expect, test } from 'vitest';
import { keepTogether } from '#locales/keep-together.ts';
import { checkBudgets } from '#scripts/check-budgets.ts';
import { checkPages, validatePages } from '#scripts/check-html.ts';
import { checkLinks } from '#scripts/check-links.ts';
import { readBuilt } from '#scripts/site-checks/built-site.ts';
import { checkSearchEngines } from '#scripts/site-checks/search-engines.ts';
import { site } from '#tests/support/built-site.ts';
import { label } from '#tests/support/labels.ts';
import { checkedPages } from '#tests/support/templates.ts';

/** Fails with the list of problems: summaries of test runs leave out what arrays contain. */
function expectNone(problems: readonly string[]) {
  expect(problems.length, `\n${problems.join('\n')}\n`).toBe(0);
}

describe('every page of the build', () => {
  test('has only valid links and fragments, and is linked from another page in its language', () => {
    expectNone(checkLinks(site));
  });

  test('has one h1, one main, its language, a unique title, and nothing a strict policy blocks', () => {
    expectNone(checkPages(site));
  });

  test('has one canonical URL with alternates, date, and structured data for search engines', () => {
    expectNone(checkSearchEngines(site));
  });

  test('is valid HTML (with every change: each template, in English and another language)', async () => {
    const checked = new Set(['/404', ...checkedPages().map(({ address }) => address)]);
    expectNone(
      await validatePages(
        site,
        site.pages.filter(({ address }) => checked.has(address)),
      ),
    );
  });

  test('is within its byte budget', () => {
    expectNone(checkBudgets(site));
  });
});

test('the language offer exists in every language, with its text and direction', () => {
  for (const { code, tag } of site.manifest.locales) {
    const offer: unknown = JSON.parse(readBuilt(site, `/offer/${tag.toLowerCase()}.json`));
    const direction = ['ar', 'fa', 'he'].includes(code) ? 'rtl' : 'ltr';
    const words = [label('offer.text', {}, code), label('offer.dismiss', {}, code)];
    expect(offer, code).toEqual([...words.map((text) => keepTogether(text, code)), direction]);
  }
});

test('the content security policy allows every inline script and style of a page', () => {
  for (const { file, inlineScripts } of site.pages) {
    const running = inlineScripts.filter(({ type }) => type === '' || type === 'speculationrules');
    const hashes = site.manifest.files[file]?.csp?.script ?? [];
    expect(hashes.length, file).toBe(new Set(running.map(({ source }) => source)).size);
  }
});
