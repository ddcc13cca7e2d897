import { createHash } from 'node:crypto';
import { build } from 'esbuild';
import { faqPages } from '#content/facts/apps.ts';
import { prefixOf } from '#locales/addresses.ts';
import type { Language } from '#locales/registry.ts';

/**
 * Writes `/service-worker.js`, at the root so that its scope covers every page, and `/service-worker-removal.js`, which
 * the server sends instead when the service worker is disabled.
 *
 * @param built inputs of the build: with the same inputs the worker's version is the same, and browsers keep their
 * cache
 */
export async function writeServiceWorker(folder: string, languages: readonly Language[], built: readonly string[]) {
  const config = {
    version: createHash('sha256').update(built.join('\0')).digest('base64url').slice(0, 12),
    prefixes: languages.map((language) => prefixOf(language)),
    faq: ['/faq', ...faqPages.map(({ page }) => `/faq/${page}`)],
  };
  await build({
    entryPoints: {
      'service-worker': 'site/service-worker/worker.ts',
      'service-worker-removal': 'site/service-worker/removal.ts',
    },
    outdir: folder,
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
    tsconfigRaw: {},
    define: { BUILD: JSON.stringify(config) },
  });
}
