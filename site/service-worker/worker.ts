/**
 * Makes pages readable offline (docs/decisions/0020-offline.md). Network first: saved pages are shown only if the
 * request fails. Only GET navigations are handled, never form submissions, data or files.
 */
import { canSave, cacheName, findSaved, saveEssentials, savePage } from './saved-pages.ts';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', (event) => {
  void self.skipWaiting();
  event.waitUntil(saveOpenPages());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(activate());
});

self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  if (method === 'GET' && mode === 'navigate' && new URL(url).origin === location.origin)
    event.respondWith(answer(event, new URL(url)));
});

/** Saves the pages that are already open, which were fetched before the worker was installed. */
async function saveOpenPages(): Promise<void> {
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  for (const { url } of open) {
    const address = new URL(url);
    address.hash = '';
    await saveEssentials(address.pathname);
    const response = await fetch(address);
    if (canSave(address, response)) await savePage(address, response);
  }
}

/** Deletes the caches of earlier builds. */
async function activate(): Promise<void> {
  for (const name of await caches.keys()) if (name !== cacheName) await caches.delete(name);
  // Request the page while the worker starts. Not supported before Firefox 99.
  await (self.registration as Partial<ServiceWorkerRegistration>).navigationPreload?.enable();
  await self.clients.claim();
}

async function answer(event: FetchEvent, url: URL): Promise<Response> {
  try {
    const preloaded = (await event.preloadResponse) as Response | undefined;
    const response = preloaded ?? (await fetch(event.request));
    // Saving may fail, as on a full disk or in a private window; the page is shown anyway.
    if (canSave(url, response)) event.waitUntil(savePage(url, response.clone()).catch(() => 0));
    event.waitUntil(saveEssentials(url.pathname).catch(() => 0));
    return response;
  } catch {
    return findSaved(url);
  }
}
