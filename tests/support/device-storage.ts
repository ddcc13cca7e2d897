import type { BrowserContext, Page } from '@playwright/test';
import { deviceItems, readOnlyKeys, type StorageKind } from '#contracts/device-storage.ts';

/** Something that a browser keeps for the site: `localStorage language`. */
export type KeptItem = `${StorageKind} ${string}`;

/** Tests may keep what has to outlive a page under names that begin so. */
const ofTests = /^\w+ test-/;

/** Everything that `contracts/device-storage.ts` lists as written, sorted. */
export const listedItems: readonly KeptItem[] = Object.values(deviceItems)
  .map(({ kind, key }): KeptItem => `${kind} ${key}`)
  .sort();

const readItems = Object.entries(readOnlyKeys).flatMap(([kind, keys]) => keys.map((key) => `${kind} ${key}`));

/**
 * What a visitor's browser keeps for the site: its cookies, and all storage of the pages that are open. Sorted, each once,
 * without what tests keep themselves.
 */
export async function keptItems(context: BrowserContext): Promise<KeptItem[]> {
  const cookies = (await context.cookies()).map(({ name }): KeptItem => `cookie ${name}`);
  const stored = await Promise.all(context.pages().map(storedBy));
  return [...new Set([...cookies, ...stored.flat()])].filter((item) => !ofTests.test(item)).sort();
}

/** What of that `contracts/device-storage.ts` doesn't list. */
export async function unlistedItems(context: BrowserContext): Promise<KeptItem[]> {
  return (await keptItems(context)).filter((item) => !listedItems.includes(item) && !readItems.includes(item));
}

async function storedBy(page: Page): Promise<KeptItem[]> {
  if (!/^https?:/.test(page.url())) return [];
  // A test may end while a page is still arriving.
  await page.waitForLoadState('domcontentloaded');
  return await page.evaluate(async () => {
    const keysOf = (name: 'localStorage' | 'sessionStorage') => {
      try {
        return Object.keys(window[name]).map((key) => `${name} ${key}` as const);
      } catch {
        // Turned off by the test.
        return [];
      }
    };
    const databases = await indexedDB.databases();
    return [
      ...keysOf('localStorage'),
      ...keysOf('sessionStorage'),
      ...databases.map(({ name }) => `IndexedDB ${name}` as const),
      // The version of the build follows.
      ...(await caches.keys()).map((name) => `Cache ${name.split(' ')[0]}` as const),
    ];
  });
}
