/**
 * Replaces the service worker if an operator turns it off (`SERVICE_WORKER=off`). On the next visit of each browser
 * that has it, it deletes the saved pages and unregisters.
 */
declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', () => void self.skipWaiting());

self.addEventListener('activate', (event) => {
  event.waitUntil(remove());
});

async function remove(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
}

export {};
