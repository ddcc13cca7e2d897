/**
 * The button that saves help for reading offline (`site/sections/faq/SaveHelp.tsx`). Nothing is saved before it is
 * pressed. It registers the service worker, which requires https; another press deletes the worker and all saved pages.
 */

/** The only URL that a `TrustedScriptURL` may be created for (`server/http/security-headers.ts`). */
const worker = '/service-worker.js';
const policy = (
  window as { trustedTypes?: { createPolicy: (name: string, rules: { createScriptURL: () => string }) => TrustedUrls } }
).trustedTypes?.createPolicy('service-worker', { createScriptURL: () => worker });

type TrustedUrls = { createScriptURL: (address: string) => string };

const button = document.querySelector<HTMLButtonElement>('#save-help');
const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };

async function change(workers: ServiceWorkerContainer, saved: ServiceWorkerRegistration | undefined): Promise<void> {
  if (saved) {
    await saved.unregister();
    // eslint-disable-next-line no-restricted-globals -- deletes only; the service worker saved them
    for (const name of await caches.keys()) await caches.delete(name);
  } else await workers.register(policy?.createScriptURL(worker) ?? worker);
  // A deleted worker controls this page until it is left.
  location.reload();
}

// Hosts and browsers without service workers show no button.
if (button?.parentElement && serviceWorker) {
  const { parentElement: place, dataset } = button;
  const ignore = () => undefined;
  void serviceWorker.getRegistration().then((saved) => {
    button.textContent = (saved ? dataset.remove : dataset.save) ?? '';
    place.hidden = false;
    button.onclick = () => void change(serviceWorker, saved).catch(ignore);
  }, ignore);
}
