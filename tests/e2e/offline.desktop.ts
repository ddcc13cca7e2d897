/** The service worker: what is available offline, what is never cached, updates, and removal. */
import { createServer, request as httpRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { label } from '#tests/support/labels.ts';
import { expect, open, origin, test } from '#tests/support/test.ts';

test.use({
  serviceWorkers: 'allow',
  // The site is served by the test's proxy, and other requests fail while it is down.
  expectedProblems: ['another origin', 'Failed to load resource', 'ERR_'],
});

/** State of the proxy: it can fail, change the FAQ page, and send another service worker. */
const state = { isDown: false, faqTitle: '', worker: 'built' as 'built' | 'next' | 'removal' };
let proxy: Server;
let site: string;

test.beforeAll(async () => {
  proxy = createServer((request, response) => {
    if (state.isDown) return void request.socket.destroy();
    const isWorker = request.url === '/service-worker.js';
    const path = isWorker && state.worker === 'removal' ? '/service-worker-removal.js' : request.url;
    const isChanged = isWorker || request.url === '/faq';
    const headers = isChanged ? {} : request.headers;
    httpRequest(new URL(path ?? '', origin()), { method: request.method, headers }, (answer) => {
      if (!isChanged) return void answer.pipe(response.writeHead(answer.statusCode ?? 500, answer.headers));
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => (text += part));
      answer.on('end', () => {
        if (state.worker === 'next') text = text.replace(/version:"[\w-]+"/, 'version:"next"');
        if (state.faqTitle) text = text.replace(/(<h1[^>]*>)[^]*?(?=<\/h1>)/, `$1${state.faqTitle}`);
        const kept = ['content-type', 'content-security-policy', 'cache-control'] as const;
        for (const name of kept) response.setHeader(name, answer.headers[name] ?? '');
        response.end(text);
      });
    }).end();
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  site = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
});

test.afterAll(() => {
  proxy.closeAllConnections();
  proxy.close();
});

/** Names of the caches and paths of their entries. */
const cachedEntries = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return { names, paths: keys.flat().map(({ url }) => new URL(url).pathname) };
  });

const update = (page: Page) =>
  page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update();
  });

test('on the visitor’s wish, the FAQ and pages opened from then on are available offline; others show a message', async ({
  page,
}) => {
  await open(page, `${site}/privacy`);
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations().then(({ length }) => length))).toBe(0);
  // Nothing is saved before the visitor asks for it.
  await page.mouse.move(200, 200);
  await page.mouse.move(220, 220);
  await open(page, `${site}/faq`);
  await page.mouse.move(240, 240);
  const save = page.locator('#save-help');
  await expect(save).toHaveText(label('offline.save'));
  expect((await cachedEntries(page)).names).toEqual([]);
  await save.click();
  await expect(save).toHaveText(label('offline.delete'));
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await open(page, `${site}/privacy`);
  await expect
    .poll(async () => (await cachedEntries(page)).paths)
    .toEqual(expect.arrayContaining(['/offline', '/faq', '/privacy']));

  // Online, cached pages are never shown.
  state.faqTitle = 'Changed a minute ago';
  await open(page, `${site}/faq`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Changed a minute ago');
  await open(page, `${site}/contact`);
  expect((await cachedEntries(page)).paths).not.toContain('/contact');

  state.isDown = true;
  await open(page, `${site}/faq`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Changed a minute ago');
  await open(page, `${site}/privacy`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Privacy/);
  await open(page, `${site}/faq/FAQVPNAndroid`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/VPN/);

  const answer = await page.goto(`${site}/product/vpn`, { waitUntil: 'domcontentloaded' });
  expect(answer?.status()).toBe(503);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(label('offline.title'));
  const list = page.getByRole('region', { name: label('offline.saved') });
  await expect(list.getByRole('link', { name: /Privacy Policy/ })).toHaveAttribute('href', '/privacy');

  state.isDown = false;
  await page.getByRole('link', { name: label('offline.retry') }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(label('offline.title'));
  await expect(page).toHaveURL(`${site}/product/vpn`);

  // A new build deletes the caches of the previous one.
  state.worker = 'next';
  await update(page);
  await expect.poll(async () => (await cachedEntries(page)).names).toEqual(['pages next']);
  expect((await cachedEntries(page)).paths).not.toContain('/privacy');

  // The button deletes everything it saved.
  await open(page, `${site}/faq`);
  await page.locator('#save-help').click();
  await expect(page.locator('#save-help')).toHaveText(label('offline.save'));
  await expect.poll(async () => (await cachedEntries(page)).names).toEqual([]);
  await page.locator('#save-help').click();
  // The open page is saved last.
  await expect.poll(async () => (await cachedEntries(page)).paths).toContain('/faq');

  // When disabled, the worker removes itself and its caches on a later visit, when it is no longer being installed.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  state.worker = 'removal';
  await update(page);
  await expect.poll(async () => (await cachedEntries(page)).names).toEqual([]);
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.getRegistrations().then(({ length }) => length)))
    .toBe(0);
});
