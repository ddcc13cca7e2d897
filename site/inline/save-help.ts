/**
 * The button that saves help for reading offline (`site/sections/faq/SaveHelp.tsx`). Nothing is saved before it is
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

async function change(saved: ServiceWorkerRegistration | undefined): Promise<void> {
  if (saved) {
    await saved.unregister();
    // eslint-disable-next-line no-restricted-globals -- deletes only; the service worker saved them
    for (const name of await caches.keys()) await caches.delete(name);
  } else
    await serviceWorker?.register(
      trustedTypes?.createPolicy('service-worker', { createScriptURL: () => worker }).createScriptURL('') ?? worker,
    );
  // A deleted worker controls this page until it is left.
  location.reload();
}

void serviceWorker?.getRegistration().then((saved) => {
  const button = document.querySelector<HTMLElement>('#save-help');
  if (!button?.parentElement) return;
  button.textContent = button.dataset[saved ? 'remove' : 'save'] ?? '';
  button.parentElement.hidden = false;
  button.onclick = () => void change(saved);
});
