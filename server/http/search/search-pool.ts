import { Piscina } from 'piscina';
import type { Results } from '#search/search-pages.ts';
import { createSharedBudget, type BudgetLimits } from '#server/requests/shared-budget.ts';
import type { Log } from '#server/log.ts';
import type { SearchTask } from './search-worker.ts';

/** Searches that run or wait. A search takes up to 50 ms, so the last of them has its result within the deadline. */
const usualLimits: BudgetLimits = { total: 16, perNetwork: 4, first: 1 };

/** From the request to the result. A search that takes longer is stopped with its thread. */
const deadlineMs = 2_000;

/** A thread without work ends after this time, and its memory is free. */
const idleMs = 60_000;

/** Runs searches outside of the thread that serves pages. */
export type SearchPool = ReturnType<typeof createSearchPool>;

/**
 * Creates the pool. Its only thread starts with the first search.
 *
 * @param folder of the site's files
 * @param worker module of the thread; tests use another one
 */
export function createSearchPool(
  folder: string,
  log: Pick<Log, 'warn'>,
  { limits = usualLimits, worker = new URL('search-worker.ts', import.meta.url) } = {},
) {
  const budget = createSharedBudget(limits);
  const pool = new Piscina<SearchTask, Results>({
    filename: worker.href,
    workerData: { folder },
    minThreads: 0,
    maxThreads: 1,
    maxQueue: limits.total,
    idleTimeout: idleMs,
    resourceLimits: { maxOldGenerationSizeMb: 32, maxYoungGenerationSizeMb: 8 },
    // Neither secrets nor this process's options.
    env: {},
    execArgv: [],
  });
  // A thread that ends without a task, or a second time; without a listener, it would end the process.
  pool.on('error', (error: unknown) => log.warn({ err: error }, 'a search thread ended'));
  return {
    /**
     * Runs a search.
     *
     * @param network the client's network: none may take all places
     * @returns undefined when there is no place, no result within the deadline, or no memory for it
     * @throws Error when the search itself fails
     */
    search: async (network: string, task: SearchTask): Promise<Results | undefined> => {
      if (budget.take(network)) return undefined;
      try {
        return await pool.run(task, { name: 'search', signal: AbortSignal.timeout(deadlineMs) });
      } catch (error) {
        if (!isStopped(error)) throw error;
        log.warn({ err: error }, 'a search was stopped');
        return undefined;
      } finally {
        budget.release(network);
      }
    },
    close: () => pool.destroy(),
  };
}

/** Whether a search was stopped by the deadline or by the limit on memory. */
function isStopped(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.name === 'AbortError' || ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY');
}
