/** Runs on the visitor's first interaction with a page, so that it doesn't slow down page load. */
import { fetchModules } from '#site/islands/runtime/fetch-modules.ts';
import './delete-expired-draft.ts';
import './drawer.ts';
import './tooltips.ts';

const { connection } = navigator as {
  connection?: { saveData?: boolean };
};

// Prefetch the code of the islands without running it, unless the visitor saves data.
if (!connection?.saveData) for (const island of document.querySelectorAll('astro-island')) fetchModules(island);

/** The only URL that a `TrustedScriptURL` may be created for (`server/http/security-headers.ts`). */
const worker = '/service-worker.js';
const policy = (
  window as { trustedTypes?: { createPolicy: (name: string, rules: { createScriptURL: () => string }) => TrustedUrls } }
).trustedTypes?.createPolicy('service-worker', { createScriptURL: () => worker });

type TrustedUrls = { createScriptURL: (address: string) => string };

// The service worker makes pages readable offline. It requires https; if the browser rejects it, pages work without it.
(navigator as { serviceWorker?: ServiceWorkerContainer }).serviceWorker
  ?.register(policy?.createScriptURL(worker) ?? worker)
  .catch(() => 0);
