import type { AstroIntegration } from 'astro';
import type { Language } from '#locales/registry.ts';
import { runInWorker } from './run-in-worker.ts';
import type { IndexJob } from './search-index/write-indexes.ts';

/** Of the worker thread: unlimited, its garbage adds 60 MB to the peak of the build. */
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
        await runInWorker(new URL('search-index/index-thread.ts', import.meta.url), job, heapMb);
        logger.info(`${languages.length} languages`);
      },
    },
  };
}
