import { readFileSync } from 'node:fs';
import sitemap, { type SitemapItem } from '@astrojs/sitemap';
import type { AstroIntegration } from 'astro';
import { prefixOf } from '#locales/addresses.ts';
import { defaultCode, type Language } from '#locales/registry.ts';
import { pageFile } from './built-pages.ts';
import { readHead } from './read-head.ts';

/** Maximum URLs per sitemap file: with 37 alternates each, this is half of the 50 MB that search engines accept. */
const addressesPerFile = 5_000;

/**
 * Writes `sitemap-index.xml` and one or more sitemaps per language, `sitemap-de-0.xml`, with Astro's official
 * integration. They list every page that is its own canonical URL, with the same page in other languages as alternates
 * and the date of its document.
 *
 * @param languages built languages
 */
export function siteMap(languages: readonly Language[]): AstroIntegration {
  let dir = new URL('file:///');
  // Nothing from the text of a page: a part of a string keeps all of it in memory, here thousands of pages.
  const heads = new Map<string, { isCanonical: boolean; modified: string | undefined }>();
  const headOf = (url: string) => {
    const known = heads.get(url);
    if (known) return known;
    const { canonical, modified } = readHead(readFileSync(pageFile(dir, decodeURI(new URL(url).pathname)), 'utf8'));
    const head = { isCanonical: canonical === url, modified };
    heads.set(url, head);
    return head;
  };
  // The integration links languages by one code each; search engines accept several for one page (`es-MX`, `es-AR`).
  const codes = new Map(languages.map((language) => [language.hreflang[0], language]));
  const byPrefix = new Map(languages.map((language) => [prefixOf(language).slice(1), language]));
  const official = sitemap({
    entryLimit: addressesPerFile,
    namespaces: { news: false, image: false, video: false },
    i18n: {
      defaultLocale: defaultCode,
      locales: Object.fromEntries(languages.map((one) => [prefixOf(one).slice(1) || defaultCode, one.hreflang[0]])),
    },
    filter: (url) => headOf(url).isCanonical,
    serialize: (item) => {
      const { modified } = headOf(item.url);
      return { ...item, ...(modified && { lastmod: modified }), links: allAlternates(item, codes) };
    },
    chunks: Object.fromEntries(
      languages.map((language) => [
        language.tag.toLowerCase(),
        (item: SitemapItem) => {
          const [, first = ''] = new URL(item.url).pathname.split('/');
          return (byPrefix.get(first) ?? byPrefix.get('')) === language ? item : undefined;
        },
      ]),
    ),
  });
  return {
    ...official,
    hooks: {
      ...official.hooks,
      'astro:build:done': (options) => {
        ({ dir } = options);
        return official.hooks['astro:build:done']?.(options);
      },
    },
  };
}

/** The page itself and its translations, with all codes of each language; English is also the default. */
export function allAlternates(
  { url, links }: Pick<SitemapItem, 'url' | 'links'>,
  codes: ReadonlyMap<string | undefined, Language>,
): NonNullable<SitemapItem['links']> {
  // A page without translations has no links.
  const pages = links ?? [{ url, lang: defaultCode }];
  const english = pages.find(({ lang }) => lang === defaultCode);
  return [
    ...pages.flatMap((page) => (codes.get(page.lang)?.hreflang ?? []).map((lang) => ({ url: page.url, lang }))),
    ...(english ? [{ url: english.url, lang: 'x-default' }] : []),
  ];
}
