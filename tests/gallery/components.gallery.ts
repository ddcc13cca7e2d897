/**
 * `npm run gallery`: screenshots of the component page, with every component in every state, in English, Arabic and
 * Japanese: in `var/gallery/`, for manual review.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { test } from '@playwright/test';

const folder = 'var/gallery/components';

let server: ChildProcess;
let address: string;

test.beforeAll(async () => {
  test.setTimeout(90_000);
  server = spawn(process.execPath, ['tests/gallery/serve-components.ts'], {
    env: { ...process.env, LOCALES: 'en,ar,ja', NODE_ENV: 'development' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(server.stdout ?? server, 'data')) as [Buffer];
  address = line.toString().trim();
  mkdirSync(folder, { recursive: true });
});

test.afterAll(() => {
  server.kill();
});

for (const width of [360, 768, 1440])
  test(`components at ${String(width)} px`, async ({ browser }) => {
    test.setTimeout(120_000);
    const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
    await page.goto(address, { waitUntil: 'networkidle' });
    for (const lang of ['en', 'ar', 'ja'])
      await page.locator(`main > [lang="${lang}"]`).screenshot({ path: `${folder}/${lang}-${String(width)}.jpg` });
    await page.close();
  });
