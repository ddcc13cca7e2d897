import { expect, test } from 'vitest';
import { loadEngine } from '#search/engine.ts';
import type { PageKind, TermsFile } from '#search/index-format.ts';
import { searchPages, type SearchIndex } from '#search/search-pages.ts';
import { makeIndex, toIndexedPage, type PageToIndex } from './make-index.ts';

const page = (href: string, title: string, text: string, own: Partial<PageToIndex> = {}): PageToIndex => ({
  href,
  title,
  kind: 'page',
  description: '',
  heading: title,
  searchWords: [],
  factor: 1,
  sections: [{ heading: '', anchor: '', text }],
  ...own,
});

/** The index as browsers load it: serialized and parsed. */
async function indexOf(pages: readonly PageToIndex[], tag: string): Promise<SearchIndex> {
  const { engine: built, common } = makeIndex(pages, tag);
  const engine = await loadEngine(JSON.parse(JSON.stringify(built)) as TermsFile);
  const page = (number: number) => {
    const found = pages[number];
    return found ? Promise.resolve(toIndexedPage(found)) : Promise.reject(new Error(`no page ${number}`));
  };
  return {
    root: { folder: '', tag, common, pages: pages.map(({ kind, factor }) => ({ kind, factor })) },
    engine,
    page,
  };
}

const find = async (pages: readonly PageToIndex[], tag: string, query: string, kind?: PageKind) =>
  (await searchPages(await indexOf(pages, tag), query, kind)).results.map(({ href }) => href);

test.each([
  ['zh', '如何隐藏手机里的照片', '连接虚拟专用网络', '照片'],
  ['ja', '写真を隠す方法を説明します', 'ネットワークに接続します', '写真 隠す'],
  ['ar', 'طريقة إخفاء الصور في الهاتف', 'الاتصال بالشبكة', 'اخفاء صور'],
  ['en', 'How to hide photos on the phone', 'Connecting to a network', 'phoots'],
])('%s: finds the page about the topic', async (tag, right, other, query) => {
  const found = await find([page('/right', right, right), page('/other', other, other)], tag, query);
  expect(found).toEqual(['/right']);
});

test('a compound that no page contains is found by its parts', async () => {
  const pages = [page('/repair', 'Vor der Reparatur', 'Das Handy geht zur Reparatur'), page('/x', 'Netz', 'Netz')];
  expect(await find(pages, 'de', 'Handyreparatur')).toEqual(['/repair']);
});

test.each([
  ['앱잠금', '앱 잠금', []],
  ['숨기기', '사진숨기기', ['사진', '숨기기']],
  ['비밀번호를', '비밀번호 관리자', []],
])('Korean %s finds %s, regardless of spaces and particles', async (query, right, known) => {
  const pages = [page('/right', right, right), page('/x', '네트워크', '네트워크'), page('/known', '', known.join(' '))];
  expect(await find(pages, 'ko', query)).toContain('/right');
});

test('a part of a compound finds the compound', async () => {
  const pages = [page('/a', 'Der Fototresor', ''), page('/b', 'Fotos', 'Fotos'), page('/c', 'Ein Tresor', '')];
  expect(await find(pages, 'de', 'Tresor')).toEqual(['/c', '/a']);
});

test('ranks titles above text, and pages with all words above pages with one', async () => {
  const pages = [
    page('/text', 'Something', 'The kill switch is a setting.'),
    page('/title', 'The kill switch', 'A setting.'),
    page('/half', 'A light switch', 'Of the switch.'),
  ];
  expect(await find(pages, 'en', 'kill switch')).toEqual(['/title', '/text', '/half']);
});

test('search words from editors find a page that does not contain them', async () => {
  expect(
    await find(
      [page('/vault', 'Photo Vault', 'Keeps pictures.', { searchWords: ['secret gallery'] })],
      'en',
      'gallery',
    ),
  ).toEqual(['/vault']);
});

test('an FAQ question is a separate result; a section links to its anchor', async () => {
  const sections = [
    { heading: '', anchor: '', text: 'About the app.' },
    { heading: 'How do I reset the PIN?', anchor: 'reset', text: 'With the code.' },
    { heading: 'What does a PIN protect?', anchor: 'protect', text: 'The vault.' },
  ];
  const pages = [page('/faq/a', 'Questions', '', { kind: 'faq', sections }), page('/doc', 'Guide', '', { sections })];
  expect((await find(pages, 'en', 'pin', 'faq')).sort()).toEqual(['/faq/a#protect', '/faq/a#reset']);
  expect(await find(pages, 'en', 'reset', 'page')).toEqual(['/doc#reset']);
});

test('empty, unknown, or hostile queries find nothing', async () => {
  const pages = [page('/a', 'Words', 'Some words.')];
  for (const query of ['', '   ', '?!', '💡', 'zzzzzz', '<script>', '\u0000', '__proto__', 'x'.repeat(5000)])
    expect(await find(pages, 'en', query)).toEqual([]);
});

test('a browser can do something else while it loads a long index', async () => {
  const words = Array.from({ length: 3_000 }, (_, index) => `word${index}`).join(' ');
  const { engine } = makeIndex([page('/long', 'Title', words)], 'en');
  let hasPaused = false;
  setTimeout(() => (hasPaused = true));
  await loadEngine(JSON.parse(JSON.stringify(engine)) as TermsFile);
  expect(hasPaused).toBe(true);
});
