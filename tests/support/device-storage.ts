import type { BrowserContext, Page } from '@playwright/test';
import { deviceItems, readOnlyKeys, type StorageKind } from '#contracts/device-storage.ts';

/** An item that a browser stores for the site, such as `localStorage language`. */
export type StoredItem = `${StorageKind} ${string}`;

/** Tests may store data under names with this prefix. */
const testItem = /^\w+ test-/;

/** All items that `contracts/device-storage.ts` lists as written, sorted. */
export const listedItems: readonly StoredItem[] = Object.values(deviceItems)
  .map(({ kind, key }): StoredItem => `${kind} ${key}`)
  .sort();

const readOnlyItems = Object.entries(readOnlyKeys).flatMap(([kind, keys]) => keys.map((key) => `${kind} ${key}`));

/**
 * Returns what a visitor's browser stores for the site: cookies, and the storage of all open pages. Sorted and without
 * duplicates; excludes items of the tests.
 */
export async function storedItems(context: BrowserContext): Promise<StoredItem[]> {
  const cookies = (await context.cookies()).map(({ name }): StoredItem => `cookie ${name}`);
  const stored = await Promise.all(context.pages().map(storedBy));
  return [...new Set([...cookies, ...stored.flat()])].filter((item) => !testItem.test(item)).sort();
}

/** Returns the stored items that `contracts/device-storage.ts` does not list. */
export async function unlistedItems(context: BrowserContext): Promise<StoredItem[]> {
  return (await storedItems(context)).filter((item) => !listedItems.includes(item) && !readOnlyItems.includes(item));
}

async function storedBy(page: Page): Promise<StoredItem[]> {
  if (!/^https?:/.test(page.url())) return [];
  // A test may end while a page is loading.
  await page.waitForLoadState('domcontentloaded');
  return await page.evaluate(async () => {
    const keysOf = (name: 'localStorage' | 'sessionStorage') => {
      try {
        return Object.keys(window[name]).map((key) => `${name} ${key}` as const);
      } catch {
        // Storage is disabled by the test.
        return [];
      }
    };
    const databases = await indexedDB.databases();
    return [
      ...keysOf('localStorage'),
      ...keysOf('sessionStorage'),
      ...databases.map(({ name }) => `IndexedDB ${name}` as const),
      // Without the version of the build, which follows.
      ...(await caches.keys()).map((name) => `Cache ${name.split(' ')[0]}` as const),
    ];
  });
}
