import { glob, readFile, writeFile } from 'node:fs/promises';

/** Addresses a sitemap file may hold (the protocol allows 50,000; smaller files are read sooner). */
const addressesPerFile = 10_000;

type Entry = { address: string; alternates: readonly { hreflang: string; href: string }[] };

/**
 * Writes `sitemap.xml` (and, for very large sites, its parts) from the pages themselves: every page that is its own
 * canonical address, with the alternates its head names. So page and sitemap cannot disagree.
 *
 * @param root folder of the built site
 * @param siteUrl canonical origin
 */
export async function writeSitemap(root: string, siteUrl: string): Promise<void> {
  const entries: Entry[] = [];
  for await (const path of glob('**/*.html', { cwd: root })) {
    const entry = sitemapEntry(await readFile(`${root}/${path}`, 'utf8'), siteUrl + addressOf(path));
    // A copy: the strings are parts of the page's text, and would keep all of it in memory.
    if (entry) entries.push(structuredClone(entry));
  }
  entries.sort((one, other) => (one.address < other.address ? -1 : 1));
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

/** What the sitemap says of a page; undefined for pages that are not to be indexed or speak for another address. */
export function sitemapEntry(html: string, address: string): Entry | undefined {
  const head = html.slice(0, html.indexOf('</head>'));
  const canonical = /<link rel="canonical" href="([^"]+)"/.exec(head)?.[1];
  if (canonical !== address) return undefined;
  const alternates = [...head.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/gi)].map(
    ([, hreflang = '', href = '']) => ({ hreflang, href }),
  );
  return { address, alternates };
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
