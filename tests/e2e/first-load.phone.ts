import { pageBudgets } from '#content/facts/page-budgets.ts';
import { scriptedRoutes } from '#tests/support/templates.ts';
import { expect, test } from '#tests/support/test.ts';

/** Requested by the browser for its own UI; the page does not wait for them. */
const browserUiRequests = /\.(ico|webmanifest)$|\/(favicon|icon|apple-touch-icon)[\w-]*\.(svg|png)$/;

// In one tab, whose cache is emptied before each page: a new one takes longer than the page.
test('each page loads no script before an interaction and stays within its budget', async ({ page }) => {
  test.setTimeout(120_000);
  const browser = await page.context().newCDPSession(page);
  for (const route of scriptedRoutes()) {
    await page.goto('about:blank');
    await browser.send('Network.clearBrowserCache');
    const loaded: { path: string; kind: string; bytes: number }[] = [];
    const sizes: Promise<void>[] = [];
    page.removeAllListeners('requestfinished');
    page.on('requestfinished', (request) => {
      const path = new URL(request.url()).pathname;
      const measure = async () => {
        const { responseBodySize: bytes } = await request.sizes();
        loaded.push({ path, kind: request.resourceType(), bytes });
      };
      if (!browserUiRequests.test(path)) sizes.push(measure());
    });
    await page.goto(route, { waitUntil: 'networkidle' });
    await Promise.all(sizes);

    expect(loaded.filter(({ kind }) => kind === 'script' || kind === 'fetch')).toEqual([]);
    // Images near the viewport load lazily; the budget covers only initial requests. But a phone waits for each request,
    // so that drawings of one page are in one file.
    const drawings = loaded.filter(({ path }) => path.startsWith('/art/'));
    expect(drawings.length, `${route}: ${drawings.map(({ path }) => path).join(', ')}`).toBeLessThanOrEqual(3);
    const initial = loaded.filter(({ kind }) => kind !== 'image');
    expect(
      initial.some(({ path, bytes }) => path.endsWith('.woff2') && bytes > 0),
      `${route}: no cache`,
    ).toBe(true);
    const total = initial.reduce((sum, { bytes }) => sum + bytes, 0);
    expect(total, JSON.stringify(initial)).toBeLessThanOrEqual(pageBudgets.firstLoad);
  }
});
