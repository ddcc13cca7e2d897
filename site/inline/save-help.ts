/**
 * The button that saves help for reading offline (`site/sections/faq/FaqIndex.tsx`). Nothing is saved before it is
 * pressed. It registers the service worker, which requires https; another press deletes the worker and all saved pages.
 */

/** The only URL that a `TrustedScriptURL` may be created for (`server/http/security-headers.ts`). */
const worker = '/service-worker.js';
const { trustedTypes } = window as {
  trustedTypes?: { createPolicy: (name: string, rules: { createScriptURL: () => string }) => TrustedUrls };
};

type TrustedUrls = { createScriptURL: (address: string) => string };

/** Hosts and browsers without service workers show no button. */
const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };

async function show(button: HTMLElement): Promise<void> {
  const saved = await serviceWorker?.getRegistration();
  button.textContent = button.dataset[saved ? 'remove' : 'save'] ?? '';
  button.onclick = () => void (saved ? remove(saved) : save(button));
}

async function save(button: HTMLElement): Promise<void> {
  await serviceWorker?.register(
    trustedTypes?.createPolicy('service-worker', { createScriptURL: () => worker }).createScriptURL('') ?? worker,
  );
  await show(button);
}

async function remove(saved: ServiceWorkerRegistration): Promise<void> {
  await saved.unregister();
  // oxlint-disable-next-line no-restricted-globals -- deletes only; the service worker saved them
  for (const name of await caches.keys()) await caches.delete(name);
  // A deleted worker controls this page until it is left.
  location.reload();
}

const button = document.querySelector<HTMLElement>('#save-help');
if (serviceWorker && button?.parentElement) {
  button.parentElement.hidden = false;
  void show(button);
}
