/**
 * Checks that every internal address in the built pages, feeds, manifests and the sitemap leads to a page or file of the
 * build, every `#fragment` to an element of it, and every id that an element refers to exists. Addresses have to be
 * spelled as the server answers them: a redirect on the way counts as a problem.
 */
import { readBuilt, readBuiltSite, type BuiltSite } from './site-checks/built-site.ts';
import type { Reference } from './site-checks/read-page.ts';
import { endCheck, sentences, type Finding } from './site-checks/report.ts';

/** Everything wrong with the links of a build, a sentence each. */
export function checkLinks(site: BuiltSite): string[] {
  const idsOf = new Map(site.pages.map(({ address, ids }) => [address, new Set(ids)]));
  const { siteUrl } = site.manifest;

  const problemOf = (value: string, base: string): string | undefined => {
    if (value.startsWith('#')) return idsOf.get(base)?.has(decode(value)) ? undefined : `nothing here is "${value}"`;
    // A page of the 404 kind is shown at any address, and a language moves a page one folder down.
    if (!/^(\/|\?|[a-z]+:)/.test(value)) return `"${value}" is relative`;
    if (/^(mailto|tel):./.test(value)) return undefined;
    const url = URL.parse(value, siteUrl + base);
    if (!url) return `"${value}" is no address`;
    if (url.origin !== siteUrl) return url.protocol === 'https:' ? undefined : `"${value}" is not https`;
    if (isAnsweredByServer(url.pathname)) return undefined;
    if (!site.files.has(url.pathname)) return `"${value}" leads nowhere`;
    const fragment = decode(url.hash);
    if (fragment && !idsOf.get(url.pathname)?.has(fragment))
      return `"${value}": nothing there has the id "${fragment}"`;
    return undefined;
  };

  const findings: Finding[] = site.pages.flatMap((page) => [
    ...page.addresses.filter(isLink).flatMap(({ element, attribute, value }) => {
      const problem = problemOf(value, page.address);
      return problem ? [{ page: page.address, problem: `<${element} ${attribute}>: ${problem}` }] : [];
    }),
    ...page.idReferences
      .filter(({ value }) => !idsOf.get(page.address)?.has(value))
      .map(({ element, attribute, value }) => ({
        page: page.address,
        problem: `<${element} ${attribute}="${value}">: no element has this id`,
      })),
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
  return sentences(findings);
}

/** The page that says what works is no file: `server/http/routes/get-status.ts` writes it. */
function isAnsweredByServer(path: string): boolean {
  return /^(\/[a-z-]+(-\d+)?)?\/status$/.test(path);
}

/** Forms send to the server's own addresses, which are no files; the journeys of the forms try them. */
function isLink({ attribute }: Reference): boolean {
  return attribute !== 'action' && attribute !== 'formaction';
}

/** The id that a fragment means. */
function decode(fragment: string): string {
  return decodeURIComponent(fragment.slice(1));
}

/** Strings in structured data that are addresses of ours. */
function ownAddresses(value: unknown, siteUrl: string): string[] {
  if (typeof value === 'string') return value.startsWith(siteUrl) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap((part) => ownAddresses(part, siteUrl));
}

/** Addresses in files that are no pages. */
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

if (import.meta.main) {
  const site = readBuiltSite();
  endCheck(checkLinks(site), `The links of ${site.pages.length} pages lead somewhere.`);
}
