import { readdirSync } from 'node:fs';
import { beforeAll, expect, test, vi } from 'vitest';
import { languages } from '#locales/registry.ts';

const day = 86_400_000;

/** An illustration: each article has one. */
const image = readdirSync('site/assets/illustrations').find((file) => file.endsWith('.svg'));

/** News of the last 40 days, the newest last; every second one is about the company. */
const dated = Array.from({ length: 40 }, (_, index) => article(`article-${index}`, { date: day * (index - 40) }));

function article(slug: string, { date, draft = false }: { date: number; draft?: boolean }) {
  const category = slug.endsWith('0') ? 'company' : 'product-news';
  const texts = { title: slug, summary: 'What is new', author: 'Maja Sundin' };
  const data = { ...texts, date: new Date(Date.now() + date), draft, category, apps: [], image };
  return { id: `en/${slug}`, data, rendered: { html: '<p>Text</p>' } };
}

vi.mock('astro:content', () => ({
  getCollection: (key: string) =>
    Promise.resolve(
      key === 'news'
        ? [...dated, article('of-tomorrow', { date: day }), article('unfinished', { date: -day, draft: true })]
        : [],
    ),
}));

beforeAll(() => {
  vi.stubGlobal('IS_DEVELOPMENT', false);
  return () => vi.unstubAllGlobals();
});

test('neither drafts nor articles of tomorrow are published; the newest is first', async () => {
  const { articlesIn } = await import('./articles.ts');
  for (const language of languages.slice(0, 2)) {
    const slugs = (await articlesIn('news', language)).map(({ slug }) => slug);
    expect(slugs).toEqual(dated.map(({ data }) => data.title).toReversed());
  }
});

test('lists and lists of a topic have further pages of twelve articles', async () => {
  const { listPaths, topicListPaths } = await import('./list-paths.ts');
  const english = <Params extends { locale: string | undefined }>(paths: readonly { params: Params }[]) =>
    paths.map(({ params }) => params).filter(({ locale }) => locale === undefined);
  expect(english(await listPaths('news')).map(({ page }) => page)).toEqual(['2', '3', '4']);
  expect(english(await topicListPaths('news', 'category'))).toMatchObject([
    { category: 'product-news', page: '2' },
    { category: 'product-news', page: '3' },
  ]);
  expect(await listPaths('blog')).toEqual([]);
});

test('a feed contains the thirty newest articles', async () => {
  const { articleFeed } = await import('#site/feeds/site-feeds.ts');
  const { localeOf } = await import('#site/i18n/locale.ts');
  const { entries } = await articleFeed(localeOf({}), 'news');
  expect(entries.map(({ title }) => title)).toEqual(
    dated
      .slice(10)
      .map(({ data }) => data.title)
      .toReversed(),
  );
});
