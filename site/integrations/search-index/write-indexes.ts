import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { pageFile, sectionsPerPage, termsFile, type IndexRoot } from '#search/index-format.ts';
import { prefixOf } from '#locales/addresses.ts';
import type { Language } from '#locales/registry.ts';
import { builtPages, type BuiltPage } from '#site/integrations/built-pages.ts';
import { makeIndex, toIndexedPage, type PageToIndex } from './make-index.ts';
import { appOfRoute, kindOfRoute } from './page-kinds.ts';
import { readSections } from './read-sections.ts';

/** What is indexed: `dir` and `pages` of the hook `astro:build:done`, the built languages, and a share of these. */
export type IndexJob = {
  dir: string;
  pages: readonly { pathname: string }[];
  languages: readonly Language[];
  share: readonly Language[];
};

/**
 * Writes the search index of each language of the share. It is built from the rendered pages, so index and pages always agree; see
 * `search/index-format.ts` for the format.
 */
export async function writeIndexes({ dir, pages, languages, share }: IndexJob): Promise<void> {
  const root = new URL(dir);
  const prefixes = languages.map(prefixOf).filter(Boolean);
  const byPrefix = Map.groupBy(
    builtPages(root, pages),
    ({ path }) => prefixes.find((prefix) => `${path}/`.startsWith(`${prefix}/`)) ?? '',
  );
  for (const language of share)
    await writeLanguage(fileURLToPath(root), language, byPrefix.get(prefixOf(language)) ?? []);
}

async function writeLanguage(root: string, language: Language, built: readonly BuiltPage[]): Promise<void> {
  const pages = await Array.fromAsync(readPages(language, built));
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
  const base = join(root, prefixOf(language), 'search');
  await Promise.all([mkdir(join(root, folder), { recursive: true }), mkdir(base, { recursive: true })]);
  await Promise.all(files.map(({ name, json }) => writeFile(join(root, folder, name), json)));
  await writeFile(join(base, 'index.json'), JSON.stringify(index));
}

/** Yields the indexed pages, sorted by kind and path. */
async function* readPages(language: Language, built: readonly BuiltPage[]): AsyncGenerator<PageToIndex> {
  const words = searchWordsOf(language);
  const routeOf = (path: string) => path.slice(prefixOf(language).length) || '/';
  const searched = built
    .flatMap(({ path, read }) => {
      const about = kindOfRoute(routeOf(path));
      return about ? [{ path, read, about, order: `${about.kind} ${path}` }] : [];
    })
    .sort((one, other) => (one.order < other.order ? -1 : 1));
  for (const { path, read, about } of searched) {
    const route = routeOf(path);
    const { title, description, lang, isHidden, sections } = readSections(await read());
    if (isHidden) continue;
    const app = appOfRoute(route);
    const [opening = { heading: '', anchor: '', text: '' }, ...rest] = sections;
    yield {
      href: path,
      title,
      kind: about.kind,
      ...(app && { app }),
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
