import { readFile } from 'node:fs/promises';
import { pageFile, termsFile, type IndexSource } from '#contracts/search/index-format.ts';
import type { SearchLabels } from '#contracts/search/labels.ts';
import type { Site } from '#server/static/load-site.ts';

/** The search index of one language, and what the search says in it. */
export type SiteIndex = { source: IndexSource; labels: SearchLabels };

/** How many files of an index are kept in memory, parsed; the most used ones are a few dozen. */
const keptFiles = 200;

/**
 * Makes the function that opens the index of a language, read from the files of the build as they are needed.
 *
 * @returns a function that takes the first part of the language's addresses, `/de`, and gives undefined for a build
 *   without an index
 */
export function createIndexReader({ files }: Pick<Site, 'files'>): (prefix: string) => Promise<SiteIndex | undefined> {
  const read = createFileReader(files);
  return async (prefix) => {
    if (!files.has(`${prefix}/search/index.json`) || !files.has(`${prefix}/search/labels.json`)) return undefined;
    const root = await read<IndexSource['root']>(`${prefix}/search/index.json`);
    return {
      labels: await read<SearchLabels>(`${prefix}/search/labels.json`),
      source: {
        root,
        terms: (part) => read(`${root.folder}/${termsFile(part)}`),
        page: (page) => read(`${root.folder}/${pageFile(page)}`),
      },
    };
  };
}

/** Reads JSON of our own build; the oldest is forgotten when there is too much. */
function createFileReader(files: Site['files']) {
  const kept = new Map<string, Promise<unknown>>();
  return <Content>(address: string): Promise<Content> => {
    const location = files.get(address)?.identity.location;
    if (location === undefined) return Promise.reject(new Error('the search index names a file that was not built'));
    const known = kept.get(address) ?? readFile(location, 'utf8').then((text): unknown => JSON.parse(text));
    kept.delete(address);
    kept.set(address, known);
    for (const oldest of kept.keys()) {
      if (kept.size <= keptFiles) break;
      kept.delete(oldest);
    }
    known.catch(() => kept.delete(address));
    return known as Promise<Content>;
  };
}
