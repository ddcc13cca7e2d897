/** What is done once the visitor does anything on a page, so that opening it costs nothing of it. */
import { fetchModules } from '#site/islands/runtime/fetch-modules.ts';
import './drawer.ts';
import './tooltips.ts';

const { connection } = navigator as {
  connection?: { saveData?: boolean };
};

// The code of the islands, not run yet, unless data is saved.
if (!connection?.saveData) for (const island of document.querySelectorAll('astro-island')) fetchModules(island);

/** The one address that scripts may turn into code (`server/http/security-headers.ts`). */
const worker = '/service-worker.js';
const policy = (
  window as { trustedTypes?: { createPolicy: (name: string, rules: { createScriptURL: () => string }) => TrustedUrls } }
).trustedTypes?.createPolicy('service-worker', { createScriptURL: () => worker });

type TrustedUrls = { createScriptURL: (address: string) => string };

// Lets pages be read without a connection. Only where pages come by https; a browser that refuses does without.
(navigator as { serviceWorker?: ServiceWorkerContainer }).serviceWorker
  ?.register(policy?.createScriptURL(worker) ?? worker)
  .catch(() => 0);
