import { glob, readFile, writeFile } from 'node:fs/promises';
import { localPath, prefixOf } from '#locales/addresses.ts';
import { defaultCode, type Language } from '#locales/registry.ts';

/** Maximum URLs per sitemap file: with 37 alternates each, this is half of the 50 MB that search engines accept. */
const addressesPerFile = 5_000;

type Alternate = { hreflang: string; href: string };
type IndexedPage = { path: string; modified?: string | undefined };
type Entry = { address: string; modified?: string | undefined; alternates: readonly Alternate[] };
type Part = { name: string; entries: readonly Entry[] };

/**
 * Writes `sitemap.xml`, an index, and one or more sitemaps per language. They are built from the rendered pages and
 * list every page that is its own canonical URL, with the same page in other languages as alternates.
 *
 * @param root folder of the built site
 * @param siteUrl canonical origin
 * @param languages built languages
 */
export async function writeSitemap(root: string, siteUrl: string, languages: readonly Language[]): Promise<void> {
  const pages: IndexedPage[] = [];
  for await (const file of glob('**/*.html', { cwd: root })) {
    const path = addressOf(file);
    const html = await readFile(`${root}/${file}`, 'utf8');
    if (isCanonical(html, siteUrl + path)) pages.push({ path, modified: modifiedDay(html) });
  }
  pages.sort((one, other) => (one.path < other.path ? -1 : 1));
  const entries = sitemapEntries(pages, siteUrl, languages);
  const parts = splitByLanguage(entries, siteUrl, languages);
  for (const { name, entries: own } of parts) await writeFile(`${root}/${name}`, sitemapXml(own));
  await writeFile(`${root}/sitemap.xml`, indexXml(parts, siteUrl));
}

/** The clean path of a built page: `/products` for `products.html`, `/de/products` for `de/products.html`. */
function addressOf(path: string): string {
  const route = path.replace(/\.html$/, '');
  return route === 'index' ? '/' : `/${route}`;
}

/** Whether the page's canonical URL is its own. Pages that are noindex or canonical elsewhere are not listed. */
export function isCanonical(html: string, address: string): boolean {
  return /<link rel="canonical" href="([^"]+)"/.exec(html.slice(0, html.indexOf('</head>')))?.[1] === address;
}

/**
 * The modification date in a page's structured data. Pages built from labels and lists have none: search engines ignore
 * `lastmod` if it isn't accurate.
 */
export function modifiedDay(html: string): string | undefined {
  const head = html.slice(0, html.indexOf('</head>'));
  return /"(?:dateModified|datePosted)":"(\d{4}-\d{2}-\d{2})"/.exec(head)?.[1];
}

/**
 * Adds the alternates of each page.
 *
 * @param pages all indexed pages: `/products`, `/de/products`
 */
export function sitemapEntries(
  pages: readonly IndexedPage[],
  siteUrl: string,
  languages: readonly Language[],
): Entry[] {
  const indexed = new Set(pages.map(({ path }) => path));
  const alternatesOf = (route: string): Alternate[] => [
    ...languages.flatMap((language) => {
      const path = localPath(language, route);
      return indexed.has(path) ? language.hreflang.map((hreflang) => ({ hreflang, href: siteUrl + path })) : [];
    }),
    ...(indexed.has(route) ? [{ hreflang: 'x-default', href: siteUrl + route }] : []),
  ];
  return pages.map(({ path, modified }) => ({
    address: siteUrl + path,
    modified,
    alternates: alternatesOf(routeOf(path, languages)),
  }));
}

/** The language of a path's prefix; undefined: English. */
function languageOf(path: string, languages: readonly Language[]): Language | undefined {
  return languages.find((own) => own.code !== defaultCode && `${path}/`.startsWith(`${prefixOf(own)}/`));
}

/** The English path of a page: `/products` for `/de/products`. */
function routeOf(path: string, languages: readonly Language[]): string {
  const language = languageOf(path, languages);
  return language ? path.slice(prefixOf(language).length) || '/' : path;
}

/** Splits the entries into files: `sitemap-de.xml`, and `sitemap-de-2.xml` when the first is full. */
export function splitByLanguage(
  entries: readonly Entry[],
  siteUrl: string,
  languages: readonly Language[],
  size = addressesPerFile,
): Part[] {
  const groups = Map.groupBy(entries, ({ address }) =>
    (languageOf(address.slice(siteUrl.length), languages)?.tag ?? defaultCode).toLowerCase(),
  );
  return [...groups].flatMap(([tag, own]) =>
    Array.from({ length: Math.ceil(own.length / size) }, (_, index) => ({
      name: `sitemap-${tag}${index > 0 ? `-${index + 1}` : ''}.xml`,
      entries: own.slice(index * size, (index + 1) * size),
    })),
  );
}

const xml = '<?xml version="1.0" encoding="UTF-8"?>';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

function indexXml(parts: readonly Part[], siteUrl: string): string {
  const sitemaps = parts.map(({ name, entries }) => {
    const newest = entries
      .map(({ modified = '' }) => modified)
      .sort()
      .at(-1);
    return `<sitemap><loc>${siteUrl}/${name}</loc>${lastmod(newest)}</sitemap>`;
  });
  return `${xml}<sitemapindex ${namespace}>${sitemaps.join('')}</sitemapindex>`;
}

function sitemapXml(entries: readonly Entry[]): string {
  const urls = entries.map(
    ({ address, modified, alternates }) =>
      `<url><loc>${address}</loc>${lastmod(modified)}${alternates
        .map(({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`)
        .join('')}</url>`,
  );
  return `${xml}<urlset ${namespace} xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join('')}</urlset>`;
}

function lastmod(day: string | undefined): string {
  return day ? `<lastmod>${day}</lastmod>` : '';
}
