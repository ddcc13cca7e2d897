import { fill, newWriter } from '#tests/support/forms.ts';
import { storedItems, listedItems, unlistedItems } from '#tests/support/device-storage.ts';
import { label } from '#tests/support/labels.ts';
import { expect, open, test } from '#tests/support/test.ts';

const day = 24 * 60 * 60 * 1_000;

test.use({ serviceWorkers: 'allow' });

test('the website stores on a device exactly what the privacy policy lists', async ({ page, context }) => {
  await open(page, '/?lng=en');
  await open(page, '/faq');
  await page.locator('#save-help').click();
  await expect(page.locator('#save-help')).toHaveText(label('offline.delete'));
  await open(page, '/careers/apply');
  await fill(page, 'application', newWriter());
  await expect(page.getByText(label('apply.draft.kept'))).toBeVisible();
  await expect.poll(() => storedItems(context)).toEqual(listedItems);
});

test('a first visit stores only that the splash screen was shown', async ({ page, context }) => {
  await open(page, '/');
  await expect.poll(() => storedItems(context)).toEqual(['sessionStorage seen']);
});

test('detects items that are not listed', async ({ page, context }) => {
  await open(page, '/');
  await page.evaluate(async () => {
    document.cookie = 'visitor=1';
    localStorage.visitor = '1';
    sessionStorage.visitor = '1';
    await caches.open('visitor');
    await new Promise<void>((resolve) => {
      indexedDB.open('visitor').onsuccess = () => resolve();
    });
  });
  expect(await unlistedItems(context)).toEqual([
    'Cache visitor',
    'IndexedDB visitor',
    'cookie visitor',
    'localStorage visitor',
    'sessionStorage visitor',
  ]);
  // Clean up: leftover unlisted items fail any test.
  await context.clearCookies();
  await page.close();
});

test('the draft of an application is deleted when any page is opened after 30 days', async ({ page }) => {
  const draft = () => page.evaluate(() => localStorage.getItem('application-draft'));
  const start = Date.now();
  await page.clock.install({ time: start });
  await open(page, '/careers/apply');
  await fill(page, 'application', newWriter());
  await expect(page.getByText(label('apply.draft.kept'))).toBeVisible();

  await page.clock.setSystemTime(start + 29 * day);
  await open(page, '/about');
  expect(await draft()).not.toBeNull();

  await page.clock.setSystemTime(start + 31 * day);
  await open(page, '/de/about');
  await expect.poll(draft).toBeNull();
});
