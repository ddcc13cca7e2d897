import type { AstroIntegration } from 'astro';
import type { Language } from '#locales/registry.ts';
import { queueInWorker } from './run-in-worker.ts';
import type { IndexJob } from './search-index/write-indexes.ts';

/** Of the worker thread, which takes 80 MB. */
const heapMb = 192;

/**
 * Writes the search index of each language. In a worker thread, which returns its memory: in the main thread, the build
 * would take 0.4 GB more.
 *
 * @param languages built languages
 */
export function searchIndex(languages: readonly Language[]): AstroIntegration {
  return {
    name: 'search-index',
    hooks: {
      'astro:build:done': async ({ dir, pages, logger }) => {
        const job: IndexJob = { dir: dir.href, pages, languages };
        await queueInWorker(new URL('search-index/index-thread.ts', import.meta.url), job, heapMb);
        logger.info(`${languages.length} languages`);
      },
    },
  };
}
