import { parentPort, workerData } from 'node:worker_threads';
import { writeIndexes, type IndexJob } from './write-indexes.ts';

/** Worker thread: writes a share of the search indexes. */
await writeIndexes(workerData as IndexJob);
parentPort?.postMessage('done');
