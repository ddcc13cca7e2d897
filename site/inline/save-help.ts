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

/** Shows what the next press does. Hosts and browsers without service workers show no button. */
async function showState(workers: ServiceWorkerContainer, { dataset }: HTMLElement): Promise<void> {
  const saved = await workers.getRegistration();
  if (!button?.parentElement) return;
  button.textContent = (saved ? dataset.remove : dataset.save) ?? '';
  button.parentElement.hidden = false;
}

async function change(workers: ServiceWorkerContainer): Promise<void> {
  const saved = await workers.getRegistration();
  if (saved) {
    await saved.unregister();
    // eslint-disable-next-line no-restricted-globals -- deletes only; the service worker saved them
    for (const name of await caches.keys()) await caches.delete(name);
    // The worker controls this page until it is left.
    location.reload();
  } else await workers.register(policy?.createScriptURL(worker) ?? worker);
}

if (button && serviceWorker) {
  const show = () => showState(serviceWorker, button).catch(() => 0);
  void show();
  button.addEventListener('click', () => void change(serviceWorker).then(show, show));
}
