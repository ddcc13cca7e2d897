import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { copyProject } from '#scripts/build-copy.ts';
import { generateArticles } from '#scripts/bench/generate-articles.ts';
import { label } from '#tests/support/labels.ts';
import { startServer } from '#tests/support/start-site.ts';
import { expect, open, test } from '#tests/support/test.ts';

// In one worker: otherwise each test would build a site.
test.describe.configure({ mode: 'default' });

/** Together with the real articles, more than fit into the first part of the list's search index. */
const generated = 260;

let copy: Awaited<ReturnType<typeof copyProject>>;
let server: Awaited<ReturnType<typeof startServer>>;
const own = process.env.SITE_ORIGIN;

test.beforeAll(async () => {
  test.setTimeout(150_000);
  copy = await copyProject(['en']);
  await generateArticles(join(copy.folder, 'content/news/en'), generated);
  await promisify(execFile)(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build'], {
    cwd: copy.folder,
    env: { PATH: process.env.PATH, LOCALES: 'en' },
    timeout: 120_000,
  });
  server = await startServer(copy.folder);
  process.env.SITE_ORIGIN = server.origin;
});

test.afterAll(async () => {
  process.env.SITE_ORIGIN = own;
  await server.stop();
  await copy.remove();
});

const shown = (page: Page) => page.getByRole('main').getByRole('article').filter({ visible: true });

test('a search loads the newest articles, and older ones on demand', async ({ page }) => {
  const [, oldest = ''] =
    /^title: (.*)$/m.exec(readFileSync(join(copy.folder, 'content/news/en/generated-0.md'), 'utf8')) ?? [];
  const loaded: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/news/index')) loaded.push(pathname);
  });
  await open(page, '/news');
  await page.getByRole('searchbox', { name: label('news.search') }).fill(oldest);
  const status = page.getByRole('status');
  await expect(status).toContainText(label('explorer.none.title'));
  expect(loaded).toEqual(['/news/index.json']);
  const older = page.getByRole('button', { name: label('explorer.older') });
  await older.click();
  await expect(status).toContainText(/\b1 article found/);
  await expect(shown(page).getByRole('heading')).toHaveText([oldest]);
  expect(loaded).toEqual(['/news/index.json', '/news/index/2.json']);
  await expect(older).toHaveCount(0);
});
