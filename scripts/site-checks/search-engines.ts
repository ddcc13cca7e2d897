/**
 * Checks the build as search engines see it: lengths of titles and descriptions, canonical URLs, the sitemap with its
 * alternates and dates, structured data, and robots.txt.
 */
import { languages } from '#locales/registry.ts';
import { textWidth } from '#locales/text-width.ts';
import { descriptionColumns, titleColumns } from '#site/seo/search-texts.ts';
import { readBuilt, type BuiltPage, type BuiltSite } from './built-site.ts';
import { formatFindings, type Finding } from './report.ts';
import { readSitemap, type Sitemap } from './sitemap.ts';
import { checkStructuredData, requiredFields, type RequiredFields } from './structured-data.ts';

/** Returns a message for each problem. */
export function checkSearchEngines(site: BuiltSite): string[] {
  const { siteUrl } = site.manifest;
  const sitemap = readSitemap(site);
  const indexed = new Set(
    site.pages.filter(({ canonical, address }) => canonical === siteUrl + address).map(({ canonical }) => canonical),
  );
  const isOurs = (address: string) => address.startsWith(siteUrl) && site.files.has(new URL(address).pathname);
  const fields = requiredFields(isOurs, Date.parse(site.manifest.builtAt));
  const findings = site.pages.flatMap((page) => {
    const { canonical } = page;
    const isIndexed = canonical === siteUrl + page.address;
    return [
      // It must be a page whose canonical URL is its own: no other file, redirect, or chain.
      ...(canonical === undefined || indexed.has(canonical)
        ? []
        : [`canonical URL ${canonical}: not the canonical URL of a page`]),
      ...(isIndexed ? [...lengthProblems(page), ...dataProblems(site, page, fields)] : []),
      ...(isIndexed === sitemap.pages.has(siteUrl + page.address) ? [] : ['indexed, or in the sitemap, but not both']),
    ].map((problem): Finding => ({ page: page.address, problem }));
  });
  return formatFindings([...findings, ...sitemapProblems(site, sitemap, indexed), ...robotsProblems(site)]);
}

function lengthProblems({ title, meta }: BuiltPage): string[] {
  const titleWidth = textWidth(title);
  const descriptionWidth = textWidth(meta.get('description') ?? '');
  return [
    ...(titleWidth <= titleColumns ? [] : [`the title takes ${titleWidth} columns, at most ${titleColumns}`]),
    ...(descriptionWidth >= 30 && descriptionWidth <= descriptionColumns
      ? []
      : [`the description takes ${descriptionWidth} columns, 30 to ${descriptionColumns} are shown`]),
  ];
}

function dataProblems({ manifest: { locales } }: BuiltSite, page: BuiltPage, fields: RequiredFields): string[] {
  const blocks = page.inlineScripts.filter(({ type }) => type === 'application/ld+json').map(({ source }) => source);
  const { types, breadcrumbs, problems } = checkStructuredData(blocks, fields);
  const isHome = locales.some(({ prefix }) => page.address === `/${prefix}`);
  const required = [...(isHome ? ['Organization', 'WebSite'] : ['BreadcrumbList']), ...kindsBelow(page.address)];
  return [
    ...problems,
    ...required.filter((type) => !types.includes(type)).map((type) => `no structured data of the type ${type}`),
    ...(isHome || breadcrumbs.at(-1) === page.canonical ? [] : ['the breadcrumbs do not end with the page itself']),
  ];
}

/** The main type of structured data for each section of the site, by path. */
const kinds: readonly [pattern: RegExp, type: string][] = [
  [/\/product\/[^/]+$/, 'MobileApplication'],
  [/\/faq\/[^/]+$/, 'FAQPage'],
  [/\/news\/\d[^/]+$/, 'NewsArticle'],
  [/\/blog\/(?!tag\b|page\b)[^/]+$/, 'BlogPosting'],
  [/\/documentation\/[^/]+$/, 'TechArticle'],
  [/\/careers\/(?!apply$)[^/]+$/, 'JobPosting'],
];

function kindsBelow(address: string): string[] {
  return kinds.filter(([pattern]) => pattern.test(address)).map(([, type]) => type);
}

/** Language codes that search engines accept: ISO 639-1 with an optional script (ISO 15924) or region (ISO 3166-1). */
const acceptedCode = /^(x-default|[a-z]{2}(-([A-Z][a-z]{3}|[A-Z]{2}))?)$/;

/** @param indexed canonical URLs of the pages that are their own */
function sitemapProblems(
  { manifest }: BuiltSite,
  { pages: entries, indexProblems }: Sitemap,
  indexed: ReadonlySet<string | undefined>,
): Finding[] {
  const live = languages.filter(({ code }) => manifest.locales.some((locale) => locale.code === code));
  const expected = [...live.flatMap(({ hreflang }) => hreflang), 'x-default'].sort().join();
  const written = new Map([...entries].map(([address, { alternates }]) => [address, [...alternates].join()]));
  const findings = [...entries].flatMap(([address, { alternates, modified }]) => {
    const hrefs = [...alternates.values()];
    return [
      ...(hrefs.includes(address) ? [] : ['is not among its own alternates']),
      ...hrefs.filter((href) => !indexed.has(href)).map((href) => `the alternate ${href} is not indexed`),
      ...hrefs
        .filter((href) => written.get(href) !== written.get(address))
        .map((href) => `its alternate ${href} has different alternates`),
      ...[...alternates.keys()].filter((code) => !acceptedCode.test(code)).map((code) => `hreflang "${code}"`),
      ...(modified === undefined || (Date.parse(modified) <= Date.now() && modified >= '2015')
        ? []
        : [`lastmod ${modified}`]),
    ].map((problem): Finding => ({ page: address, problem: `sitemap: ${problem}` }));
  });
  const home = [...(entries.get(`${manifest.siteUrl}/`)?.alternates.keys() ?? [])].sort().join();
  return [
    ...findings,
    ...indexProblems.map((problem): Finding => ({ page: '/sitemap-index.xml', problem })),
    ...(home === expected
      ? []
      : [{ page: '/sitemap-index.xml', problem: `home has the alternates ${home}, expected ${expected}` }]),
  ];
}

function robotsProblems(site: BuiltSite): Finding[] {
  const text = readBuilt(site, '/robots.txt');
  const { siteUrl, indexing } = site.manifest;
  const expected = indexing === 'allowed' ? `Sitemap: ${siteUrl}/sitemap-index.xml` : 'Disallow: /';
  return text.includes(expected) ? [] : [{ page: '/robots.txt', problem: `has no line "${expected}"` }];
}
