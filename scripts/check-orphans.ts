/**
 * Checks that every canonical page is linked from another page in its language. Visitors could reach an orphan only
 * through a search engine.
 */
import { type BuiltSite } from './site-checks/built-site.ts';
import { checkLastBuild, formatFindings, type Finding } from './site-checks/report.ts';

/** Returns a message for each page that no other page links to. */
export function checkOrphans({ pages, manifest: { siteUrl } }: BuiltSite): string[] {
  const linked = new Set<string>();
  for (const page of pages) {
    for (const { element, attribute, value } of page.addresses) {
      const target = element === 'a' && attribute === 'href' ? URL.parse(value, siteUrl + page.address) : null;
      // Links to the page itself and to its translations don't count.
      if (target && target.pathname !== page.address && isSameLanguage(page, target.pathname, pages))
        linked.add(target.pathname);
    }
  }
  const findings = pages
    .filter((page) => page.canonical === siteUrl + page.address && !linked.has(page.address))
    .map((page): Finding => ({ page: page.address, problem: 'no other page links to it' }));
  return formatFindings(findings);
}

function isSameLanguage({ lang }: { lang: string }, address: string, pages: BuiltSite['pages']): boolean {
  const target = languages(pages).get(address);
  return target === undefined || target === lang;
}

const known = new WeakMap<BuiltSite['pages'], Map<string, string>>();

function languages(pages: BuiltSite['pages']): Map<string, string> {
  const found = known.get(pages) ?? new Map(pages.map(({ address, lang }) => [address, lang]));
  known.set(pages, found);
  return found;
}

if (import.meta.main) await checkLastBuild(checkOrphans, 'pages are linked');
