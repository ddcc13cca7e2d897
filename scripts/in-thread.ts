import { Worker } from 'node:worker_threads';

/**
 * Runs a script in a worker thread, which frees its memory when it ends.
 *
 * @param script posts one message to its `parentPort`
 * @param workerData value of `workerData` in the script
 * @returns the message
 * @throws what the script throws
 */
export function runInWorker<Result>(script: URL, workerData?: unknown): Promise<Result> {
  const worker = new Worker(script, { workerData });
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => {
      reject(new Error(`${script.pathname} ended with code ${code} and without a result`));
    });
  });
}
