import { expect, open, origin, test } from '#tests/support/test.ts';

type Stores = { query?: string; cookie?: string; local?: string; session?: string };

/** Values of the sources in order of priority, and where a visitor of `/contact` with a German browser arrives. */
const cases: [title: string, stores: Stores, lands: string][] = [
  ['the query has the highest priority', { query: 'ar', cookie: 'el', local: 'el', session: 'el' }, '/ar/contact'],
  ['then the cookie', { cookie: 'ar', local: 'el', session: 'el' }, '/ar/contact'],
  ['then local storage', { local: 'ar', session: 'el' }, '/ar/contact'],
  ['then session storage', { session: 'ar' }, '/ar/contact'],
  ['then the browser’s languages', {}, '/de/contact'],
  ['accepts underscores, skips an unsupported language', { query: 'sw', cookie: 'AR_eg' }, '/ar/contact'],
  ['English can be requested', { query: 'en', cookie: 'de' }, '/contact'],
];

test('the language comes from the query, the cookie, the storages, the browser, or the page, in this order', async ({
  visit,
}) => {
  const page = await visit({ locale: 'de-AT' });
  await open(page, '/de/contact');
  for (const [title, { query, cookie, local, session }, lands] of cases)
    await test.step(title, async () => {
      await page.context().clearCookies();
      if (cookie) await page.context().addCookies([{ name: 'language', value: cookie, url: origin() }]);
      await page.evaluate(
        ([inLocal, inSession]) => {
          localStorage.clear();
          sessionStorage.clear();
          if (inLocal) localStorage.language = inLocal;
          if (inSession) sessionStorage.language = inSession;
        },
        [local, session],
      );
      await open(page, `/contact?a=1${query ? `&lng=${query}` : ''}#message`);
      await expect(page).toHaveURL(
        ({ pathname, search, hash }) =>
          pathname === lands &&
          hash === '#message' &&
          search.includes('a=1') &&
          (lands === '/contact' || !search.includes('lng')),
      );
      await expect(page.locator('html')).toHaveAttribute('lang', /^\/(\w\w)\//.exec(lands)?.[1] ?? 'en');
    });

  await test.step('a URL with a language does not redirect, regardless of stored values', async () => {
    await page.context().addCookies([{ name: 'language', value: 'ar', url: origin() }]);
    await open(page, '/de/contact');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page).toHaveURL('/de/contact');
  });

  const other = await visit({ locale: 'sw-KE' });
  await open(other, '/contact');
  await expect(other.locator('html')).toHaveAttribute('lang', 'en');
  await expect(other).toHaveURL('/contact');
});

test('the redirect to the visitor’s language happens before the first paint', async ({ visit }) => {
  const page = await visit({ locale: 'de-DE' });
  await page.addInitScript(() => {
    if (location.pathname === '/products')
      addEventListener(
        'pagehide',
        () => (sessionStorage['test-painted'] = String(performance.getEntriesByType('paint').length)),
      );
  });
  await page.goto('/products');
  await expect(page).toHaveURL('/de/products');
  await expect.poll(() => page.evaluate(() => sessionStorage['test-painted'] as string)).toBe('0');
  // The redirect replaces the history entry, so that the back button leaves the site instead of redirecting again.
  expect(await page.evaluate(() => history.length)).toBe(2);
});

const junk = [
  '<script>window.hacked=1</script>',
  '"><img src=x onerror=window.hacked=1>',
  'constructor',
  'x'.repeat(5_000),
];

test('ignores invalid and script-like values from every source', async ({ page, context }) => {
  const stays = async (value: string) => {
    await expect(page).toHaveURL((url) => url.pathname === '/contact' && url.origin === origin());
    expect(await page.evaluate(() => 'hacked' in window), value).toBe(false);
    // The site's own scripts have constructors.
    const markup = (await page.content()).replaceAll(/<script>.*?<\/script>/gs, '');
    expect(markup, value).not.toContain(value.slice(0, 60).replaceAll('constructor', 'constructor()'));
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  };
  await open(page, '/contact');
  for (const value of junk) {
    await context.addCookies([{ name: 'language', value: encodeURIComponent(value).slice(0, 3_000), url: origin() }]);
    await page.evaluate((text) => (localStorage.language = sessionStorage.language = text), value);
    await page.goto(`/contact?lng=${encodeURIComponent(value)}`);
    await stays(value);
  }
});

test('an explicit lng redirects from a URL with a language and is stored', async ({ page, context }) => {
  await page.goto('/de/products?platform=ios&lng=ar#apps');
  await expect(page).toHaveURL('/ar/products?platform=ios#apps');
  expect(await context.cookies()).toContainEqual(expect.objectContaining({ name: 'language', value: 'ar' }));
  await page.goto('/de?lng=en');
  await expect(page).toHaveURL('/');
  await page.goto('/about');
  await expect(page).toHaveURL('/about');
});

test('works when the browser blocks storage', async ({ visit }) => {
  const page = await visit({ locale: 'de' });
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('forbidden', 'SecurityError');
        },
      });
  });
  await open(page, '/about');
  await expect(page).toHaveURL('/de/about');
});
