import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { appendFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, test } from 'vitest';
import { copyProject } from '#scripts/build-copy.ts';
import { generateArticles } from '#scripts/bench/generate-articles.ts';
import { readElements } from '#scripts/site-checks/read-elements.ts';
import { readPage } from '#scripts/site-checks/read-page.ts';
import { isDeep } from '#tests/support/templates.ts';

let copy: Awaited<ReturnType<typeof copyProject>>;
beforeAll(async () => {
  copy = await copyProject(['en']);
  return copy.remove;
});

/** Builds the copy in English. These variables, which other programs may set in a shell, must not publish drafts. */
const build = () =>
  promisify(execFile)(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build'], {
    cwd: copy.folder,
    env: { PATH: process.env.PATH, LOCALES: 'en', DEV: '1', NODE_ENV: 'development', MODE: 'development' },
    // Other tests may need the processors too.
    timeout: 280_000,
  });

const built = (path: string) => join(copy.folder, 'dist/site', path);
const read = (path: string) => readFileSync(built(path), 'utf8');

/** How many articles a list page shows, and its links to the pages before and after it. */
function readList(path: string) {
  const elements = readElements(read(path));
  const linked = (relation: string) =>
    elements.find(({ name, attributes }) => name === 'a' && attributes.rel === relation)?.attributes.href;
  return {
    articles: elements.filter(({ name }) => name === 'article').length,
    previous: linked('prev'),
    next: linked('next'),
  };
}

const article = (own: string) =>
  readFileSync('content/news/en/2026-10-vpn-locations.md', 'utf8').replace(/^(date: ).*$/m, `$1${own}`);

// Nightly: `site/queries/articles.test.ts` tests the same lists without a build.
describe.runIf(isDeep)('with many articles, a draft, and an article dated tomorrow', () => {
  beforeAll(async () => {
    const news = join(copy.folder, 'content/news/en');
    await generateArticles(news, 30);
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    await writeFile(join(news, 'of-tomorrow.md'), article(tomorrow));
    await writeFile(join(news, 'unfinished.md'), article('2026-01-01\ndraft: true'));
    await build();
  }, 290_000);

  test('a list page shows twelve articles and links to the next page', () => {
    expect(readList('news.html')).toEqual({ articles: 12, previous: undefined, next: '/news/page/2' });
    expect(readList('news/page/2.html')).toEqual({ articles: 12, previous: '/news', next: '/news/page/3' });
    expect(readList('news/page/4.html').articles).toBeGreaterThan(0);
    expect(existsSync(built('news/page/1.html'))).toBe(false);
    expect(existsSync(built('news/page/5.html'))).toBe(false);
  });

  test('search engines see each list page as a separate page', () => {
    const { canonical, title } = readPage(read('news/page/2.html'));
    expect(canonical).toBe('https://www.northlamp.example/news/page/2');
    expect(title).toMatch(/\b2\b/);
    expect(read('sitemap-en-0.xml')).toContain('<loc>https://www.northlamp.example/news/page/2</loc>');
  });

  test('category lists have pages too', () => {
    expect(readList('news/category/product-news.html').articles).toBe(12);
    expect(readList('news/category/product-news/page/2.html').previous).toBe('/news/category/product-news');
  });

  test.each(['of-tomorrow', 'unfinished'])('the article "%s" is not published anywhere', (name) => {
    expect(existsSync(built(`news/${name}.html`))).toBe(false);
    for (const file of ['news.html', 'news/index.json', 'news/feed.xml', 'news/feed.json', 'sitemap-en-0.xml'])
      expect(read(file), file).not.toContain(name);
  });

  test('a feed contains the thirty newest articles', () => {
    expect(read('news/feed.xml').match(/<entry\b/g)).toHaveLength(30);
    const { items } = JSON.parse(read('news/feed.json')) as { items: { date_published: string }[] };
    expect(items).toHaveLength(30);
    const days = items.map(({ date_published: day }) => day);
    expect(days).toEqual(days.toSorted().toReversed());
  });
});

test('an invalid document fails the build with its file and line, and the build leaves no manifest', async () => {
  await appendFile(join(copy.folder, 'content/news/en/2026-10-vpn-locations.md'), '\nTODO\n');
  await rm(join(copy.folder, 'dist'), { recursive: true, force: true });
  await expect(build()).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/content\/news\/en\/2026-10-vpn-locations\.md:\d+: TODO in a published document/),
  });
  expect(existsSync(join(copy.folder, 'dist/manifest.json'))).toBe(false);
});
