import { parentPort, workerData } from 'node:worker_threads';
import type { Language } from '#locales/registry.ts';
import { writeSearchIndex } from './write-search-index.ts';

/** Worker thread: writes the indexes of some of the languages. */
const { root, languages, share } = workerData as {
  root: string;
  languages: readonly Language[];
  share: readonly Language[];
};
await writeSearchIndex(root, languages, share);
parentPort?.postMessage('done');
