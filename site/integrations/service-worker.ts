import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build } from 'esbuild';
import { faqPages } from '#content/facts/apps.ts';
import { prefixOf } from '#locales/addresses.ts';
import type { Language } from '#locales/registry.ts';

/**
 * Writes `/service-worker.js`, at the root so that its scope covers every page, and `/service-worker-removal.js`, which
 * the server sends instead when the service worker is disabled.
 *
 * @param languages built languages
 * @param inputs inputs of the build: with the same inputs the worker's version is the same, and browsers keep their
 * cache
 */
export function serviceWorker(languages: readonly Language[], inputs: () => readonly string[]): AstroIntegration {
  return {
    name: 'service-worker',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        await writeWorkers(fileURLToPath(dir), languages, inputs());
      },
    },
  };
}

async function writeWorkers(outdir: string, languages: readonly Language[], inputs: readonly string[]) {
  const config = {
    version: createHash('sha256').update(inputs.join('\0')).digest('base64url').slice(0, 12),
    prefixes: languages.map((language) => prefixOf(language)),
    faq: ['/faq', ...faqPages.map(({ page }) => `/faq/${page}`)],
  };
  await build({
    entryPoints: {
      'service-worker': 'site/service-worker/worker.ts',
      'service-worker-removal': 'site/service-worker/removal.ts',
    },
    outdir,
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
    tsconfigRaw: {},
    define: { BUILD: JSON.stringify(config) },
  });
}
