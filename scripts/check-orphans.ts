/**
 * Checks that every canonical page is linked from another page in its language. Visitors could reach an orphan only
 * through a search engine.
 */
import { type BuiltSite } from './site-checks/built-site.ts';
import { checkLastBuild, formatFindings, type Finding } from './site-checks/report.ts';

/** Returns a message for each page that no other page links to. */
export function checkOrphans({ pages, manifest: { siteUrl } }: BuiltSite): string[] {
  const languages = new Map(pages.map(({ address, lang }) => [address, lang]));
  const linked = new Set<string>();
  for (const { address, lang, addresses } of pages) {
    for (const { element, attribute, value } of addresses) {
      if (element !== 'a' || attribute !== 'href') continue;
      const target = URL.parse(value, siteUrl + address)?.pathname ?? address;
      // Links to the page itself and to its translations don't count.
      if (target !== address && (languages.get(target) ?? lang) === lang) linked.add(target);
    }
  }
  const findings = pages
    .filter((page) => page.canonical === siteUrl + page.address && !linked.has(page.address))
    .map((page): Finding => ({ page: page.address, problem: 'no other page links to it' }));
  return formatFindings(findings);
}

if (import.meta.main) await checkLastBuild(checkOrphans, 'pages are linked');
