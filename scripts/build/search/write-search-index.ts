import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import { parse } from 'yaml';
import { pageFile, sectionsPerPage, termsFile } from '#contracts/search/index-format.ts';
import { prefixOf } from '#locales/addresses.ts';
import type { Language } from '#locales/registry.ts';
import { makeIndex, type PageToIndex } from './make-index.ts';
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
    await writeLanguage(root, language, await readPages(root, language, own));
  }
}

async function readPages(root: string, language: Language, addresses: readonly string[]): Promise<PageToIndex[]> {
  const words = searchWordsOf(language);
  const pages: PageToIndex[] = [];
  for (const address of addresses) {
    const route = address.slice(prefixOf(language).length) || '/';
    const about = kindOfRoute(route);
    if (!about) continue;
    const file = address === '/' ? '/index.html' : `${address}.html`;
    const { title, description, lang, isHidden, sections } = readSections(await readFile(root + file, 'utf8'));
    if (isHidden) continue;
    const [opening = { heading: '', anchor: '', text: '' }, ...rest] = sections;
    pages.push({
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
    });
  }
  const order = (page: PageToIndex) => `${page.kind} ${page.href}`;
  return pages.sort((one, other) => (order(one) < order(other) ? -1 : 1));
}

function searchWordsOf({ code }: Language): Readonly<Record<string, string>> {
  const file = `content/search-words/${code}.yaml`;
  if (!existsSync(file)) return {};
  const lists = parse(readFileSync(file, 'utf8')) as Record<string, readonly string[]>;
  return Object.fromEntries(Object.entries(lists).map(([route, words]) => [route, words.join(' · ')]));
}

async function writeLanguage(root: string, language: Language, pages: readonly PageToIndex[]): Promise<void> {
  const index = makeIndex(pages, language.tag);
  const files: [string, string][] = [
    ...index.parts.map((part, number): [string, string] => [termsFile(number), JSON.stringify(part)]),
    ...index.pages.map((page, number): [string, string] => [pageFile(number), JSON.stringify(page)]),
  ];
  const hash = createHash('sha256');
  for (const [, content] of files) hash.update(content);
  const folder = `/_assets/search/${hash.digest('base64url').slice(0, 10)}`;
  await mkdir(root + folder, { recursive: true });
  for (const [name, content] of files) await writeFile(`${root}${folder}/${name}`, content);
  const base = `${root}${prefixOf(language)}/search`;
  await mkdir(base, { recursive: true });
  await writeFile(`${base}/index.json`, JSON.stringify({ folder, ...index.root }));
}
