/**
 * Checks that every internal URL in the built pages, feeds, web app manifests, and the sitemap points to a page or file
 * of the build, that every `#fragment` points to an element, and that every canonical page is linked from another page.
 * URLs must not redirect: near matches count as problems. html-validate checks the ids in attributes.
 */
import { readBuilt, type BuiltSite } from './site-checks/built-site.ts';
import { readElements } from './site-checks/read-elements.ts';
import type { Reference } from './site-checks/read-page.ts';
import { checkLastBuild, formatFindings, type Finding } from './site-checks/report.ts';

/** Returns a message for each broken link of a build, and for each page that no other page links to. */
export function checkLinks(site: BuiltSite): string[] {
  const idsOf = new Map(site.pages.map(({ address, ids }) => [address, new Set(ids)]));
  // A drawing has parts, which a page shows by their ids.
  for (const [address, path] of site.files)
    if (path.endsWith('.svg'))
      idsOf.set(address, new Set(readElements(readBuilt(site, path)).map(({ attributes: { id = '' } }) => id)));
  const { siteUrl } = site.manifest;

  // Pages of a language share most of their links.
  const known = new Map<string, string | undefined>();
  const problemOf = (value: string, base: string): string | undefined => {
    if (!value.startsWith('/')) return findProblem(value, base);
    if (!known.has(value)) known.set(value, findProblem(value, base));
    return known.get(value);
  };
  const findProblem = (value: string, base: string): string | undefined => {
    if (value.startsWith('#'))
      return idsOf.get(base)?.has(decode(value)) ? undefined : `"${value}": no element has this id`;
    // A 404 page is shown at any URL, and language prefixes add a folder: relative links would break.
    if (!/^(\/|\?|[a-z]+:)/.test(value)) return `"${value}" is relative`;
    if (/^(mailto|tel):./.test(value)) return undefined;
    const url = URL.parse(value, siteUrl + base);
    if (!url) return `"${value}" is not a URL`;
    if (url.origin !== siteUrl) return url.protocol === 'https:' ? undefined : `"${value}" is not https`;
    if (!site.files.has(url.pathname)) return `broken link "${value}"`;
    const fragment = decode(url.hash);
    if (fragment && !idsOf.get(url.pathname)?.has(fragment))
      return `"${value}": the target has no element with id "${fragment}"`;
    return undefined;
  };

  const findings: Finding[] = site.pages.flatMap((page) => [
    ...page.addresses.filter(isLink).flatMap(({ element, attribute, value }) => {
      const problem = problemOf(value, page.address);
      return problem ? [{ page: page.address, problem: `<${element} ${attribute}>: ${problem}` }] : [];
    }),
    ...page.inlineScripts.flatMap(({ type, source }) =>
      type === 'application/ld+json'
        ? ownAddresses(JSON.parse(source), siteUrl).flatMap((value) => {
            const problem = problemOf(value, page.address);
            return problem ? [{ page: page.address, problem: `structured data: ${problem}` }] : [];
          })
        : [],
    ),
  ]);

  for (const [address, path] of site.files) {
    for (const value of addressesIn(path, () => readBuilt(site, path), siteUrl)) {
      const problem = problemOf(value, address);
      if (problem) findings.push({ page: address, problem });
    }
  }
  return formatFindings([...findings, ...orphans(site)]);
}

/** Finds pages that no other page in their language links to: visitors could reach them only through a search engine. */
function orphans({ pages, manifest: { siteUrl } }: BuiltSite): Finding[] {
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
  return pages
    .filter((page) => page.canonical === siteUrl + page.address && !linked.has(page.address))
    .map((page): Finding => ({ page: page.address, problem: 'no other page links to it' }));
}

/** Form actions are server endpoints without files; the end-to-end tests of the forms cover them. */
function isLink({ attribute }: Reference): boolean {
  return attribute !== 'action' && attribute !== 'formaction';
}

/** The id in a fragment. */
function decode(fragment: string): string {
  return decodeURIComponent(fragment.slice(1));
}

/** URLs of the site in structured data. */
function ownAddresses(value: unknown, siteUrl: string): string[] {
  if (typeof value === 'string') return value.startsWith(siteUrl) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap((part) => ownAddresses(part, siteUrl));
}

/** URLs in files other than pages. */
function addressesIn(path: string, read: () => string, siteUrl: string): string[] {
  if (path.endsWith('.webmanifest')) {
    const manifest = JSON.parse(read()) as {
      start_url?: string;
      icons?: { src: string }[];
      shortcuts?: { url: string }[];
    };
    const { start_url: start, icons = [], shortcuts = [] } = manifest;
    return [...(start ? [start] : []), ...icons.map(({ src }) => src), ...shortcuts.map(({ url }) => url)];
  }
  if (path.endsWith('.xml'))
    return [...read().matchAll(/<loc>([^<]*)<\/loc>|\shref="([^"]*)"/g)].map(([, location, href]) =>
      decodeEntities(location ?? href ?? ''),
    );
  if (path.endsWith('/feed.json')) return ownAddresses(JSON.parse(read()), siteUrl);
  if (path === '/robots.txt') return [...read().matchAll(/^Sitemap:\s*(\S+)/gim)].map(([, address = '']) => address);
  return [];
}

function decodeEntities(text: string): string {
  return text.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#39;', "'");
}

if (import.meta.main) await checkLastBuild(checkLinks, 'pages have valid links');
