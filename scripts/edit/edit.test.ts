/** Requests of the editor, in a copy of the English content. */
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { isCopied } from '#scripts/build-copy.ts';
import { checkContent } from '#scripts/check-content.ts';
import { languages } from '#locales/registry.ts';
import { contentCollections } from '#site/documents/collections.ts';
import { readDocuments } from '#site/documents/read-documents.ts';
import { answer } from './backend.ts';
import { editorSettings } from './configuration.ts';
import { labelPath } from './files.ts';

const root = mkdtempSync(join(tmpdir(), 'edit-'));
for (const folder of ['content', 'locales', 'site/pages', 'site/assets/illustrations', 'contracts', 'server'])
  cpSync(folder, join(root, folder), { recursive: true, filter: (source) => isCopied(source, ['en', 'de']) });
afterAll(() => rmSync(root, { recursive: true }));

type Form = Record<string, unknown>;
type Collection = {
  name: string;
  folder: string;
  create: boolean;
  fields: { name: string; hint?: string; default?: unknown }[];
};

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const save = (path: string, form: Form, assets: unknown[] = []) =>
  answer({ action: 'persistEntry', params: { dataFiles: [{ path, raw: JSON.stringify(form) }], assets } }, root);
async function open(path: string): Promise<Form> {
  const { data } = (await answer({ action: 'getEntry', params: { path } }, root)) as { data: string };
  return JSON.parse(data) as Form;
}

const picture = {
  path: 'site/assets/illustrations/new-picture.svg',
  content: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64'),
  encoding: 'base64',
};
const article = {
  title: 'A picture in the news',
  summary: 'What an editor wrote in the browser, long enough for a search engine.',
  author: 'Maja Sundin',
  date: '2026-10-20',
  image: '/new-picture.svg',
  imageAlt: 'A phone that lies on a table.',
  apps: [],
  category: 'product-news',
  draft: true,
  body: 'A text.',
};

test('English and a translation have a form for every kind of document, with the hints of the docs', () => {
  for (const language of languages.filter(({ code }) => code === 'en' || code === 'de')) {
    const { config } = editorSettings(language);
    const collections = config.collections as Collection[];
    expect(collections.map(({ name }) => name)).toEqual(
      expect.arrayContaining(contentCollections.map(({ name }) => name)) as unknown,
    );
    const news = collections.find(({ name }) => name === 'news');
    expect(news?.folder).toBe(`content/news/${language.code}`);
    expect(news?.create).toBe(language.code === 'en');
    const draft = news?.fields.find(({ name }) => name === 'draft');
    // A new document is a draft, as with `npm run new`; a translation is not.
    expect(draft?.default).toBe(language.code === 'en');
    expect(news?.fields.find(({ name }) => name === 'title')?.hint).toMatch(/Title of the page.*; 2 to 110 characters/);
  }
});

test('every document can be opened', async () => {
  for (const collection of contentCollections) {
    const params = { folder: `content/${collection.folder}/en`, extension: collection.extension, depth: 1 };
    const entries = (await answer({ action: 'entriesByFolder', params }, root)) as unknown[];
    expect(entries).toHaveLength(readDocuments(collection, root, 'en').length);
  }
});

test('a mistake is refused with the sentences of the check, and leaves no file', async () => {
  const file = 'content/news/en/2026-10-mistake.md';
  const wrong = { ...article, title: '', body: '# Heading\n\n[Broken](/nowhere)' };
  const message = await save(file, wrong, [picture]).catch((error: unknown) => (error as Error).message);
  expect(existsSync(join(root, file))).toBe(false);
  expect(existsSync(join(root, picture.path))).toBe(false);
  await answer({ action: 'persistMedia', params: { asset: picture } }, root);
  // What the check says about the same file on the disk.
  writeFileSync(
    join(root, file),
    `---\n${Object.entries({ ...wrong, image: 'new-picture.svg' })
      .filter(([name]) => !['title', 'body', 'apps'].includes(name))
      .map(([name, value]) => `${name}: ${String(value)}`)
      .join('\n')}\n---\n\n${wrong.body}\n`,
  );
  const sentences = (problems: readonly string[]) => problems.map((one) => one.replace(/^\S+ /, '')).toSorted();
  expect(sentences(String(message).split('\n'))).toEqual(
    sentences(checkContent(root).filter((problem) => problem.startsWith(file))),
  );
  rmSync(join(root, file));
  rmSync(join(root, picture.path));
});

test('an article with a picture is saved', async () => {
  const file = 'content/news/en/2026-10-picture.md';
  await save(file, article, [picture]);
  expect(read(picture.path)).toContain('<svg');
  expect(await open(file)).toEqual(
    Object.fromEntries(Object.entries({ ...article, image: 'new-picture.svg' }).filter(([name]) => name !== 'apps')),
  );
});

test('a price and a label are saved, and wrong ones are refused', async () => {
  const facts = 'content/facts/vpn.json';
  await save(facts, { price: { amount: 34.99, currency: 'EUR' }, devices: 5 });
  expect(JSON.parse(read(facts))).toMatchObject({ price: { amount: 34.99 } });
  await expect(save(facts, { price: { amount: -1, currency: 'EUR' }, devices: 5 })).rejects.toThrow(
    /content\/facts\/vpn\.json: "price\.amount" is -1/,
  );
  const header = labelPath('de', 'common', 'header');
  const file = 'locales/de/common.json';
  const before = read(file);
  const form = await open(header);
  await expect(save(header, { ...form, 'header/home': 'Zur allerersten Seite' })).rejects.toThrow('shorten it');
  expect(read(file)).toBe(before);
  await save(header, { ...form, 'header/home': 'Beginn' });
  expect(read(file)).toBe(before.replace(/("header\.home": )"[^"]*"/, '$1"Beginn"'));
});

test('a translation that is missing begins with the English text', async () => {
  const [english] = readDocuments({ folder: 'news', extension: 'md' }, root, 'en');
  const file = `content/news/de/${english?.slug ?? ''}.md`;
  rmSync(join(root, file));
  expect(await open(file)).toEqual(await open(file.replace('/de/', '/en/')));
  expect(existsSync(join(root, file))).toBe(false);
});

test.each([
  'content/news/en/../../../package.json',
  'package.json',
  'content/facts/company.ts',
  'labels/common/en/../x.json',
  'site/assets/illustrations/../x.svg',
])('%s cannot be read or written', async (path) => {
  await expect(answer({ action: 'getEntry', params: { path } }, root)).rejects.toThrow('cannot be edited here');
  await expect(save(path, {})).rejects.toThrow('cannot be edited here');
});

test('nothing can be deleted', async () => {
  await expect(answer({ action: 'deleteFiles', params: { paths: ['content/news/en/x.md'] } }, root)).rejects.toThrow();
});
