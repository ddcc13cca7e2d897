import { Worker } from 'node:worker_threads';

/** Small heaps are collected more often: two search workers take 250 MB less, and no more time. */
const resourceLimits = { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 512 };

/**
 * Runs a script in a worker thread, which frees its memory at the end.
 *
 * @param script posts one message to its `parentPort`
 * @param workerData passed to the worker
 * @returns the message
 * @throws errors of the script
 */
export function runInWorker<Result>(script: URL, workerData?: unknown): Promise<Result> {
  const worker = new Worker(script, { workerData, resourceLimits });
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => {
      reject(new Error(`${script.pathname} exited with code ${code} without a result`));
    });
  });
}
