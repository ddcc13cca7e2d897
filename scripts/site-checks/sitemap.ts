import { readBuilt, type BuiltSite } from './built-site.ts';

/** A page of the sitemap. */
type SitemapEntry = { modified: string | undefined; alternates: ReadonlyMap<string, string> };

/** The parsed sitemap of a build. */
export type Sitemap = { pages: ReadonlyMap<string, SitemapEntry>; indexProblems: readonly string[] };

/** Parses `sitemap-index.xml` and the sitemaps it lists. */
export function readSitemap(site: BuiltSite): Sitemap {
  const { siteUrl } = site.manifest;
  const listed = locations(readBuilt(site, '/sitemap-index.xml')).map((address) => address.slice(siteUrl.length));
  const written = [...site.files.values()].filter((path) => /^\/sitemap-.*\d\.xml$/.test(path));
  const present = listed.filter((path) => site.files.has(path));
  const pages = present.flatMap((path) =>
    [...readBuilt(site, path).matchAll(/<url>(.*?)<\/url>/gs)].map(([, url = '']) => readEntry(url)),
  );
  return {
    pages: new Map(pages),
    indexProblems: [
      ...listed.filter((path) => !site.files.has(path)).map((path) => `lists ${path}, which does not exist`),
      ...written.filter((path) => !listed.includes(path)).map((path) => `does not list ${path}`),
      ...(new Set(pages.map(([address]) => address)).size === pages.length ? [] : ['lists a URL twice']),
    ],
  };
}

function readEntry(url: string): [string, SitemapEntry] {
  const links = [...url.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)];
  const alternates = new Map(links.map(([, code = '', href = '']) => [code, href]));
  return [locations(url)[0] ?? '', { modified: /<lastmod>([^<]+)</.exec(url)?.[1], alternates }];
}

function locations(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
}
