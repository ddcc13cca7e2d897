/**
 * Lets pages be read without a connection (docs/decisions/0042-offline.md). Always asks the network first: what is saved is
 * shown only when no answer comes. Only pages that are opened by GET pass through here; forms, data and files never do.
 */
import { canSave, cacheName, findSaved, saveEssentials, savePage } from './saved-pages.ts';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', (event) => {
  void self.skipWaiting();
  event.waitUntil(saveOpenPages());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(takeOver());
});

self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  if (method === 'GET' && mode === 'navigate' && new URL(url).origin === location.origin)
    event.respondWith(answer(event, new URL(url)));
});

/** The pages that are open were fetched before there was a worker. */
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

/** Deletes what earlier builds saved. */
async function takeOver(): Promise<void> {
  for (const name of await caches.keys()) if (name !== cacheName) await caches.delete(name);
  // The browser asks for the page while the worker starts. Firefox before 99 has none.
  await (self.registration as Partial<ServiceWorkerRegistration>).navigationPreload?.enable();
  await self.clients.claim();
}

async function answer(event: FetchEvent, url: URL): Promise<Response> {
  try {
    const preloaded = (await event.preloadResponse) as Response | undefined;
    const response = preloaded ?? (await fetch(event.request));
    // A full disk or a private window: the page is shown all the same.
    if (canSave(url, response)) event.waitUntil(savePage(url, response.clone()).catch(() => 0));
    event.waitUntil(saveEssentials(url.pathname).catch(() => 0));
    return response;
  } catch {
    return findSaved(url);
  }
}
