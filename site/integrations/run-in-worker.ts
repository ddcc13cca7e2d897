import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

/** Of each worker, for new objects: a third of the usual. 0.2 GB less for the whole build, which takes 3 s of processor time more. */
const newObjectsMb = 16;

/**
 * Runs a script in a worker thread, which frees its memory at the end.
 *
 * @param script posts one message to its `parentPort`
 * @param workerData passed to the worker
 * @param heapMb limit of its heap, above which the script fails. With limits, garbage is collected more often: 0.35 GB
 * less for the whole build
 * @returns the message
 * @throws errors of the script
 */
function runInWorker<Result>(script: URL, workerData?: unknown, heapMb?: number): Promise<Result> {
  const resourceLimits =
    heapMb === undefined ? {} : { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: newObjectsMb };
  const worker = new Worker(script, { workerData, resourceLimits });
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => {
      reject(new Error(`${script.pathname} exited with code ${code} without a result`));
    });
  });
}

/** The end of the script that was queued last. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Runs a script in a worker thread, after the scripts queued before: beside the main thread, one keeps two processors
 * busy, and a second one would only take memory.
 *
 * @param script posts one message to its `parentPort`
 * @param workerData passed to the worker
 * @param heapMb limit of its heap, see `runInWorker()`
 * @returns the message
 * @throws errors of the script
 */
export function queueInWorker<Result>(script: URL, workerData?: unknown, heapMb?: number): Promise<Result> {
  return queue(() => runInWorker<Result>(script, workerData, heapMb));
}

/** Like `runInWorkers()`, after the scripts queued before, for work with which the main thread has nothing to do. */
export function queueInWorkers<Result>(
  script: URL,
  items: readonly unknown[],
  workerData: object,
  heapMb: number,
): Promise<Result[]> {
  return queue(() => runInWorkers<Result>(script, items, workerData, heapMb));
}

function queue<Result>(run: () => Promise<Result>): Promise<Result> {
  const result = last.then(run);
  last = result.catch(() => undefined);
  return result;
}

/**
 * Runs a script in one worker thread per processor, each with a share of the items.
 *
 * @param script reads `share`, its items, from its `workerData` and posts one message to its `parentPort`
 * @param workerData passed to each worker along with `share`
 * @param heapMb limit of each heap, see `runInWorker()`
 * @returns the messages
 * @throws errors of the script
 */
export function runInWorkers<Result>(
  script: URL,
  items: readonly unknown[],
  workerData: object,
  heapMb?: number,
): Promise<Result[]> {
  const count = Math.min(availableParallelism(), items.length);
  const shares = Array.from({ length: count }, (_, worker) => items.filter((__, index) => index % count === worker));
  return Promise.all(shares.map((share) => runInWorker<Result>(script, { ...workerData, share }, heapMb)));
}
