import { maxSavedPages } from '#contracts/device-storage.ts';
import { isReadingPage, splitAddress } from './addresses.ts';
import { fillOfflinePage, type SavedPage } from './offline-page.ts';

/**
 * The cache of this build; other caches are deleted. The name `pages` is registered in `contracts/device-storage.ts`.
 */
export const cacheName = `pages ${BUILD.version}`;

/** Maximum saved pages listed on the offline page, newest first. */
const maxListed = 10;

const { prefixes, faq } = BUILD;

/** Paths that are saved in advance for a language: the offline page and, unless the visitor saves data, the FAQ. */
function essentials(prefix: string): string[] {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return ['/offline', ...(connection?.saveData ? [] : faq)].map((route) => prefix + route);
}

/** Saves a fetched page and removes the oldest pages above the limit. */
export async function savePage(url: URL, response: Response): Promise<void> {
  const cache = await caches.open(cacheName);
  await cache.put(url.href, response);
  const kept = new Set(essentials(splitAddress(url.pathname, prefixes).prefix));
  const others = (await cache.keys()).filter((one) => !kept.has(new URL(one.url).pathname));
  await Promise.all(others.slice(0, -maxSavedPages).map((one) => cache.delete(one)));
}

/** Whether a response may be saved: a successful, unredirected reading page. */
export function canSave(url: URL, { ok, redirected, headers }: Response): boolean {
  const isPage = headers.get('content-type')?.startsWith('text/html') ?? false;
  return ok && !redirected && isPage && isReadingPage(url, prefixes);
}

/**
 * Saves missing essentials of a language, one after the other, so that the visitor's own requests are not slowed down.
 */
export async function saveEssentials(pathname: string): Promise<void> {
  const cache = await caches.open(cacheName);
  const saved = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  for (const path of essentials(splitAddress(pathname, prefixes).prefix)) {
    if (!saved.has(path)) await cache.add(path);
  }
}

/**
 * The response for a page that can't be fetched: the saved page, or the offline page of its language, or of any
 * language.
 */
export async function findSaved(url: URL): Promise<Response> {
  const cache = await caches.open(cacheName);
  const saved = (await cache.match(url.href)) ?? (await cache.match(url.pathname));
  if (saved) return saved;
  const { prefix, route } = splitAddress(url.pathname, prefixes);
  const pages = [prefix, ...prefixes].map((one) => cache.match(`${one}/offline`));
  const page = (await Promise.all(pages)).find(Boolean);
  if (!page) return Response.error();
  const html = fillOfflinePage(await page.text(), {
    route: route + url.search,
    saved: await listSaved(cache, prefix),
    prefixes,
  });
  const headers = new Headers(page.headers);
  // The body is no longer compressed.
  for (const name of ['content-encoding', 'content-length', 'etag']) headers.delete(name);
  return new Response(html, { status: 503, headers });
}

/** The saved pages of a language, newest first. */
async function listSaved(cache: Cache, prefix: string): Promise<SavedPage[]> {
  const addresses = (await cache.keys())
    .map(({ url }) => new URL(url))
    .filter(
      (url) => !url.search && isReadingPage(url, prefixes) && splitAddress(url.pathname, prefixes).prefix === prefix,
    )
    .map(({ pathname }) => pathname)
    .toReversed();
  return await Promise.all(
    addresses.slice(0, maxListed).map(async (address) => ({
      address,
      html: (await (await cache.match(address))?.text()) ?? '',
    })),
  );
}
