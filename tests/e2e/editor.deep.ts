/** The editor for content, on the development server in a copy of the project. Not on the built site, so not with `support/test.ts`. */
import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { copyProject } from '#scripts/build-copy.ts';
import { getCms } from '#scripts/edit/get-cms.ts';
import { formatText } from '#scripts/format-text.ts';

test.describe.configure({ mode: 'serial', timeout: 300_000 });

let project: Awaited<ReturnType<typeof copyProject>>;
let server: ChildProcess;
let site: string;

test.beforeAll(async () => {
  const cms = await getCms();
  project = await copyProject(['en']);
  cpSync(cms, join(project.folder, cms), { recursive: true });
  const command = ['scripts/edit.ts', '--port', '0'];
  // A group of its own: Vite starts other processes.
  server = spawn(resolve('node_modules/.bin/node'), command, {
    cwd: project.folder,
    detached: true,
    env: { ...process.env, LOCALES: 'en' },
  });
  site = await new Promise<string>((started, failed) => {
    let output = '';
    for (const stream of [server.stdout, server.stderr])
      stream?.on('data', (part: Buffer) => {
        output += part.toString();
        const address = /Edit: (http:\S+)\/edit/.exec(output)?.[1];
        if (address) started(address);
      });
    server.on('exit', () => {
      failed(new Error(output));
    });
  });
});

test.afterAll(async () => {
  if (server.pid) process.kill(-server.pid, 'SIGKILL');
  await project.remove();
});

const summary = 'What an editor wrote in the browser, long enough for a search engine.';

test('an article with a picture is written, corrected, saved as the formatter would, and shown beside the form', async ({
  page,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'picture-'));
  const picture = join(folder, 'lamp-on-a-table.svg');
  writeFileSync(
    picture,
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 675"><rect width="1200" height="675"/></svg>',
  );
  const others: string[] = [];
  page.on('request', (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(site)) others.push(request.url());
  });

  await open(page, '#/collections/news/new');
  await page.getByLabel('Title').fill('A lamp in the news');
  await page.getByLabel('Author').fill('Maja Sundin');
  await page.getByLabel(/^Date/).first().fill('2026-10-20');
  await page.getByRole('button', { name: 'Choose an image' }).click();
  await page.locator('input[type=file]').first().setInputFiles(picture);
  await page.getByRole('button', { name: 'Choose selected' }).click();
  await page.getByLabel('Image alt').fill('A lamp that stands on a table.');
  await page.getByLabel('Category').fill('product-news');
  await page.keyboard.press('Enter');
  await page.locator('[data-slate-editor]').click();
  await page.keyboard.type('It costs {{vpn.price}}.');
  await save(page);
  await expect(page.getByRole('alert', { name: 'Mistakes' })).toContainText(
    /2026-10-a-lamp-in-the-news\.md.*"summary" is missing\. One or two sentences.* Example: summary: /,
  );

  const file = join(project.folder, 'content/news/en/2026-10-a-lamp-in-the-news.md');
  expect(existsSync(file)).toBe(false);
  await page.getByLabel('Summary').fill(summary);
  await save(page);
  const shown = page.frameLocator('iframe').frameLocator('iframe');
  await expect(shown.getByRole('heading', { level: 1 })).toHaveText('A lamp in the news', { timeout: 120_000 });
  await expect(shown.getByText(/It costs €\d/)).toBeVisible();
  await expect(page.getByRole('alert', { name: 'Mistakes' })).toBeHidden();
  const text = readFileSync(file, 'utf8');
  expect(text).toContain('image: lamp-on-a-table.svg\n');
  expect(await formatText(file, text)).toBe(text);
  expect(existsSync(join(project.folder, 'site/assets/illustrations/lamp-on-a-table.svg'))).toBe(true);
  expect(others).toEqual([]);
  rmSync(folder, { recursive: true });
});

test('a price that changes is on the page of the product', async ({ page }) => {
  await open(page, '#/collections/facts/entries/facts-vpn');
  await page.getByLabel(/^Amount/).fill('41.25');
  await save(page);
  await expect(async () => {
    await page.goto(`${site}/product/vpn`);
    await expect(page.getByText('€41.25').first()).toBeAttached();
  }).toPass({ timeout: 120_000 });
});

async function open(page: Page, place: string): Promise<void> {
  await page.goto(`${site}/edit${place}`);
  await page.getByRole('button', { name: 'Login' }).click();
}

async function save(page: Page): Promise<void> {
  const answered = page.waitForResponse(
    (response) => response.request().postData()?.includes('"persistEntry"') ?? false,
  );
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Save now').click();
  await answered;
}
