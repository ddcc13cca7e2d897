import { glob, readFile, writeFile } from 'node:fs/promises';
import { localPath, prefixOf } from '#locales/addresses.ts';
import { defaultCode, type Language } from '#locales/registry.ts';

/** Addresses a sitemap file holds at most: with 37 alternates each, half of the 50 MB that search engines accept. */
const addressesPerFile = 5_000;

type Alternate = { hreflang: string; href: string };
type Entry = { address: string; alternates: readonly Alternate[] };

/**
 * Writes `sitemap.xml` (and, for very large sites, its parts) from the pages themselves: every page that is its own
 * canonical address, with its alternates: the same page in the other languages.
 *
 * @param root folder of the built site
 * @param siteUrl canonical origin
 * @param languages that were built
 */
export async function writeSitemap(root: string, siteUrl: string, languages: readonly Language[]): Promise<void> {
  const paths: string[] = [];
  for await (const file of glob('**/*.html', { cwd: root })) {
    const path = addressOf(file);
    if (isCanonical(await readFile(`${root}/${file}`, 'utf8'), siteUrl + path)) paths.push(path);
  }
  const entries = sitemapEntries(paths.sort(), siteUrl, languages);
  if (entries.length <= addressesPerFile) {
    await writeFile(`${root}/sitemap.xml`, sitemapXml(entries));
    return;
  }
  const parts = Array.from({ length: Math.ceil(entries.length / addressesPerFile) }, (_, index) => index);
  for (const part of parts) {
    const own = entries.slice(part * addressesPerFile, (part + 1) * addressesPerFile);
    await writeFile(`${root}/sitemap-${part}.xml`, sitemapXml(own));
  }
  const index = parts.map((part) => `<sitemap><loc>${siteUrl}/sitemap-${part}.xml</loc></sitemap>`).join('');
  await writeFile(
    `${root}/sitemap.xml`,
    `<?xml version="1.0" encoding="UTF-8"?><sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${index}</sitemapindex>`,
  );
}

/** The clean address of a built page: `/de/products` for `de/products.html`. */
function addressOf(path: string): string {
  const route = path.replace(/\.html$/, '');
  return route === 'index' ? '/' : `/${route}`;
}

/** Whether a page is to be indexed at its own address: pages that are not, or that name another address, stay out. */
export function isCanonical(html: string, address: string): boolean {
  return /<link rel="canonical" href="([^"]+)"/.exec(html.slice(0, html.indexOf('</head>')))?.[1] === address;
}

/**
 * Joins the languages of each page.
 *
 * @param paths of all pages that are indexed: `/products`, `/de/products`
 */
export function sitemapEntries(paths: readonly string[], siteUrl: string, languages: readonly Language[]): Entry[] {
  const indexed = new Set(paths);
  const alternatesOf = (route: string): Alternate[] => [
    ...languages.flatMap((language) => {
      const path = localPath(language, route);
      return indexed.has(path) ? language.hreflang.map((hreflang) => ({ hreflang, href: siteUrl + path })) : [];
    }),
    ...(indexed.has(route) ? [{ hreflang: 'x-default', href: siteUrl + route }] : []),
  ];
  return paths.map((path) => ({ address: siteUrl + path, alternates: alternatesOf(routeOf(path, languages)) }));
}

/** The English path of a page: `/products` for `/de/products`. */
function routeOf(path: string, languages: readonly Language[]): string {
  const language = languages.find((own) => own.code !== defaultCode && `${path}/`.startsWith(`${prefixOf(own)}/`));
  return language ? path.slice(prefixOf(language).length) || '/' : path;
}

function sitemapXml(entries: readonly Entry[]): string {
  const urls = entries.map(
    ({ address, alternates }) =>
      `<url><loc>${address}</loc>${alternates
        .map(({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`)
        .join('')}</url>`,
  );
  return (
    '<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" ' +
    `xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join('')}</urlset>`
  );
}
