import type { AstroIntegration } from 'astro';
import type { Language } from '#locales/registry.ts';
import { queueInWorkers } from './run-in-worker.ts';
import type { IndexJob } from './search-index/write-indexes.ts';

/** Of each worker thread, which takes 80 MB. */
const heapMb = 192;

/**
 * Writes the search index of each language. In worker threads, which return their memory: in the main thread, the build
 * would take 0.4 GB more.
 *
 * @param languages built languages
 */
export function searchIndex(languages: readonly Language[]): AstroIntegration {
  return {
    name: 'search-index',
    hooks: {
      'astro:build:done': async ({ dir, pages, logger }) => {
        const job: Omit<IndexJob, 'share'> = { dir: dir.href, pages, languages };
        await queueInWorkers(new URL('search-index/index-thread.ts', import.meta.url), languages, job, heapMb);
        logger.info(`${languages.length} languages`);
      },
    },
  };
}
