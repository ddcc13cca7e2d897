/**
 * Checks every built page: valid HTML (html-validate, see `.htmlvalidate.mjs`), language and direction, one `h1` and
 * one `main`, heading levels, definition lists, unique title and description, canonical URL, and nothing that a strict
 * content security policy blocks: style attributes, event handlers, third-party files.
 */
import { languages, type Language, pseudoLanguage } from '#locales/registry.ts';
import { localPath } from '#locales/addresses.ts';
import { runInWorkers } from '#site/integrations/run-in-worker.ts';
import { type BuiltPage, type BuiltSite } from './site-checks/built-site.ts';
import { checkLastBuild, formatFindings, type Finding } from './site-checks/report.ts';

const validator = new URL('./site-checks/validate-worker.ts', import.meta.url);

/** Returns a message for each problem in the pages, except invalid HTML. */
export function checkPages(site: BuiltSite): string[] {
  const live = [...languages, pseudoLanguage].filter(({ code }) =>
    site.manifest.locales.some((locale) => locale.code === code),
  );
  const findings = site.pages.flatMap((page) =>
    [
      ...languageProblems(page, live),
      ...outlineProblems(page),
      ...policyProblems(page, site.manifest.siteUrl),
      ...searchProblems(page),
    ].map((problem): Finding => ({ page: page.address, problem })),
  );
  return formatFindings([...findings, ...duplicateTexts(site.pages)]);
}

/** Validates pages with html-validate, in one worker thread per processor. */
export async function validatePages(site: BuiltSite, pages = site.pages): Promise<string[]> {
  const files = pages.map(({ file }) => file);
  const findings = await runInWorkers<Finding[]>(validator, files, { folder: site.folder });
  return formatFindings(findings.flat());
}

function languageOf({ address }: BuiltPage, live: readonly Language[]): Language | undefined {
  const first = address.split('/')[1] ?? '';
  return live.find((language) => localPath(language, '/') === `/${first}`) ?? live.find(({ code }) => code === 'en');
}

function languageProblems(page: BuiltPage, live: readonly Language[]): string[] {
  const language = languageOf(page, live);
  return [
    ...(page.lang === language?.tag ? [] : [`<html lang="${page.lang}">, but the URL is for ${language?.tag ?? ''}`]),
    ...(page.dir === language?.direction ? [] : [`<html dir="${page.dir}"> in ${language?.tag ?? ''}`]),
  ];
}

function outlineProblems({ headings, mains, strayInLists }: BuiltPage): string[] {
  const ones = headings.filter((level) => level === 1).length;
  const jump = headings.findIndex((level, index) => index > 0 && level > (headings[index - 1] ?? level) + 1);
  return [
    ...(ones === 1 ? [] : [`${ones} h1 elements, expected 1`]),
    ...(headings[0] === 1 ? [] : [`the first heading is an h${headings[0] ?? '-'}`]),
    ...(jump < 0 ? [] : [`an h${headings[jump] ?? ''} follows an h${headings[jump - 1] ?? ''}`]),
    ...(mains === 1 ? [] : [`${mains} main elements, expected 1`]),
    ...strayInLists.map((name) => `<${name}> in a group of a <dl>, which may contain only <dt> and <dd>`),
  ];
}

function policyProblems({ inlineAttributes, addresses }: BuiltPage, siteUrl: string): string[] {
  const loading = new Set(['src', 'srcset', 'imagesrcset', 'poster']);
  return [
    ...inlineAttributes.map((attribute) => `inline attribute ${attribute}`),
    ...addresses
      .filter(({ attribute, value }) => loading.has(attribute) && URL.parse(value, siteUrl)?.origin !== siteUrl)
      .map(({ element, attribute, value }) => `<${element} ${attribute}="${value}"> is a third-party URL`),
  ];
}

function searchProblems({ title, meta, canonical, isNotFoundPage }: BuiltPage): string[] {
  const description = meta.get('description') ?? '';
  const hidden = meta.get('robots')?.includes('noindex') ?? false;
  return [
    ...(title ? [] : ['no title']),
    ...(description ? [] : ['no description']),
    ...(meta.get('og:title') ? [] : ['no og:title']),
    ...(hidden === (canonical === undefined) ? [] : ['expected either a canonical URL or noindex']),
    ...(isNotFoundPage && !hidden ? ['a 404 page without noindex'] : []),
  ];
}

/** Finds pages of a language with the same title or description. */
function duplicateTexts(pages: readonly BuiltPage[]): Finding[] {
  const indexed = pages.filter(({ meta, canonical, address }) =>
    meta.has('robots') ? false : canonical === undefined || new URL(canonical).pathname === address,
  );
  const repeated = (what: string, textOf: (page: BuiltPage) => string) =>
    [...Map.groupBy(indexed, (page) => `${page.lang} ${textOf(page)}`).values()]
      .filter((group) => group.length > 1)
      .map((group) => ({
        page: group[0]?.address ?? '',
        problem: `duplicate ${what} "${group[0] ? textOf(group[0]) : ''}", also used by ${group[1]?.address ?? ''}`,
      }));
  return [
    ...repeated('title', ({ title }) => title),
    ...repeated('description', ({ meta }) => meta.get('description') ?? ''),
  ];
}

if (import.meta.main)
  await checkLastBuild(async (site) => [...checkPages(site), ...(await validatePages(site))], 'pages are valid');
