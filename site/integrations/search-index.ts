import type { AstroIntegration } from 'astro';
import { prefixOf } from '#locales/addresses.ts';
import type { Language } from '#locales/registry.ts';
import { queueInWorkers } from './run-in-worker.ts';
import type { IndexJob } from './search-index/write-indexes.ts';

/**
 * Of each worker thread, which takes 80 MB for the 112 pages of a language, and at most 380 MB for 372 pages of random words
 * (`tests/e2e/many-articles.deep.ts`).
 */
const heapMb = { base: 80, perPage: 1 };

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
        const limit = heapMb.base + heapMb.perPage * largestLanguage(pages, languages);
        await queueInWorkers(new URL('search-index/index-thread.ts', import.meta.url), languages, job, limit);
        logger.info(`${languages.length} languages`);
      },
    },
  };
}

/** Number of pages in the language that has most. */
function largestLanguage(pages: readonly { pathname: string }[], languages: readonly Language[]): number {
  const prefixes = new Set(languages.map((language) => prefixOf(language).slice(1)));
  const firstOf = ({ pathname }: { pathname: string }) => pathname.split('/').find(Boolean) ?? '';
  const byPrefix = Map.groupBy(pages, (page) => (prefixes.has(firstOf(page)) ? firstOf(page) : ''));
  return Math.max(...[...byPrefix.values()].map(({ length }) => length));
}
