import { createHash, type Hash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { glob, mkdir, rename, writeFile } from 'node:fs/promises';
import { parse } from 'yaml';
import { pageFile, sectionsPerPage, termsFile } from '#contracts/search/index-format.ts';
import { prefixOf } from '#locales/addresses.ts';
import type { Language } from '#locales/registry.ts';
import { makeIndex, toIndexedPage, type PageToIndex } from './make-index.ts';
import { kindOfRoute } from './page-kinds.ts';
import { readSections } from './read-sections.ts';

/**
 * Writes the search index of each language from the pages themselves, so that the two cannot disagree; the format is
 * in `contracts/search/index-format.ts`.
 *
 * @param root folder of the built site
 */
export async function writeSearchIndex(root: string, languages: readonly Language[]): Promise<void> {
  const routes = (await Array.fromAsync(glob('**/*.html', { cwd: root }))).map(
    (path) => `/${path.replace(/(^|\/)index\.html$|\.html$/, '')}`,
  );
  for (const language of languages) {
    const prefix = prefixOf(language);
    const others = languages.map(prefixOf).filter((other) => other && other !== prefix);
    const own = routes.filter(
      (route) => `${route}/`.startsWith(`${prefix}/`) && !others.some((other) => `${route}/`.startsWith(`${other}/`)),
    );
    await writeLanguage(root, language, own);
  }
}

/** Pages are read, written and forgotten one by one, since the texts of thousands are too much to hold. */
async function writeLanguage(root: string, language: Language, addresses: readonly string[]): Promise<void> {
  const unnamed = `${root}/_assets/search/${language.tag}`;
  await mkdir(unnamed, { recursive: true });
  const hash = createHash('sha256');
  const index = makeIndex(writePages(unnamed, hash, readPages(root, language, addresses)), language.tag);
  for (const [number, part] of index.parts.entries()) writeHashed(hash, `${unnamed}/${termsFile(number)}`, part);
  const folder = `/_assets/search/${hash.digest('base64url').slice(0, 10)}`;
  await rename(unnamed, root + folder);
  const base = `${root}${prefixOf(language)}/search`;
  await mkdir(base, { recursive: true });
  await writeFile(`${base}/index.json`, JSON.stringify({ folder, ...index.root }));
}

function* writePages(folder: string, hash: Hash, pages: Iterable<PageToIndex>): Generator<PageToIndex> {
  let number = 0;
  for (const page of pages) {
    writeHashed(hash, `${folder}/${pageFile(number++)}`, toIndexedPage(page));
    yield page;
  }
}

function writeHashed(hash: Hash, file: string, content: unknown): void {
  const json = JSON.stringify(content);
  hash.update(json);
  writeFileSync(file, json);
}

/** The pages that are searched, sorted by kind and address. */
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
