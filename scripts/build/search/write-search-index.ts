import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { glob, mkdir, writeFile } from 'node:fs/promises';
import { parse } from 'yaml';
import { pageFile, sectionsPerPage, termsFile, type IndexRoot } from '#search/index-format.ts';
import { prefixOf } from '#locales/addresses.ts';
import type { Language } from '#locales/registry.ts';
import { runInWorkers } from '#scripts/run-in-worker.ts';
import { makeIndex, toIndexedPage, type PageToIndex } from './make-index.ts';
import { kindOfRoute } from './page-kinds.ts';
import { readSections } from './read-sections.ts';

/**
 * Writes the search index of each language. It is built from the rendered pages, so index and pages always agree; see
 * `search/index-format.ts` for the format.
 *
 * @param root folder of the built site
 * @param languages built languages
 * @param share languages whose index is written
 */
export async function writeSearchIndex(root: string, languages: readonly Language[], share = languages): Promise<void> {
  const routes = (await Array.fromAsync(glob('**/*.html', { cwd: root }))).map(
    (path) => `/${path.replace(/(^|\/)index\.html$|\.html$/, '')}`,
  );
  for (const language of share) {
    const prefix = prefixOf(language);
    const others = languages.map(prefixOf).filter((other) => other && other !== prefix);
    const own = routes.filter(
      (route) => `${route}/`.startsWith(`${prefix}/`) && !others.some((other) => `${route}/`.startsWith(`${other}/`)),
    );
    await writeLanguage(root, language, own);
  }
}

/** Writes all indexes with one worker thread per processor: 31 languages take ten seconds on one processor. */
export async function writeSearchIndexes(root: string, languages: readonly Language[]): Promise<void> {
  await runInWorkers(new URL('search-thread.ts', import.meta.url), languages, { root, languages });
}

async function writeLanguage(root: string, language: Language, addresses: readonly string[]): Promise<void> {
  const pages = [...readPages(root, language, addresses)];
  const { engine, common } = makeIndex(pages, language.tag);
  const files = [
    { name: termsFile, json: JSON.stringify(engine) },
    ...pages.map((page, number) => ({ name: pageFile(number), json: JSON.stringify(toIndexedPage(page)) })),
  ];
  const hash = createHash('sha256');
  for (const { json } of files) hash.update(json);
  const folder = `/_assets/search/${language.tag}-${hash.digest('base64url').slice(0, 10)}`;
  const index: IndexRoot = {
    folder,
    tag: language.tag,
    common,
    pages: pages.map(({ kind, factor }) => ({ kind, factor })),
  };
  const base = `${root}${prefixOf(language)}/search`;
  await Promise.all([mkdir(root + folder, { recursive: true }), mkdir(base, { recursive: true })]);
  await Promise.all(files.map(({ name, json }) => writeFile(`${root}${folder}/${name}`, json)));
  await writeFile(`${base}/index.json`, JSON.stringify(index));
}

/** Yields the indexed pages, sorted by kind and path. */
function* readPages(root: string, language: Language, addresses: readonly string[]): Generator<PageToIndex> {
  const words = searchWordsOf(language);
  const routeOf = (address: string) => address.slice(prefixOf(language).length) || '/';
  const searched = addresses
    .flatMap((address) => {
      const about = kindOfRoute(routeOf(address));
      return about ? [{ address, about, order: `${about.kind} ${address}` }] : [];
    })
    .sort((one, other) => (one.order < other.order ? -1 : 1));
  for (const { address, about } of searched) {
    const route = routeOf(address);
    const file = address === '/' ? '/index.html' : `${address}.html`;
    const { title, description, lang, isHidden, sections } = readSections(readFileSync(root + file, 'utf8'));
    if (isHidden) continue;
    const [opening = { heading: '', anchor: '', text: '' }, ...rest] = sections;
    yield {
      href: address,
      title,
      kind: about.kind,
      ...(lang && { lang }),
      description,
      heading: opening.heading,
      searchWords: sections.map(({ anchor }, index) => words[index === 0 ? route : `${route}#${anchor}`] ?? ''),
      factor: about.factor,
      headingsOnly: about.headingsOnly === true,
      sections: about.isList
        ? [{ heading: '', anchor: '', text: description }]
        : [{ heading: '', anchor: '', text: opening.text }, ...rest].slice(0, sectionsPerPage),
    };
  }
}

function searchWordsOf({ code }: Language): Readonly<Record<string, string>> {
  const file = `content/search-words/${code}.yaml`;
  if (!existsSync(file)) return {};
  const lists = parse(readFileSync(file, 'utf8')) as Record<string, readonly string[]>;
  return Object.fromEntries(Object.entries(lists).map(([route, words]) => [route, words.join(' · ')]));
}
