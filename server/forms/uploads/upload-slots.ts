import { RequestProblem } from '#server/requests/request-problem.ts';
import { createSharedBudget, type BudgetLimits } from '#server/requests/shared-budget.ts';

/** Limits the number of running and waiting uploads. */
export type UploadSlots = ReturnType<typeof createUploadSlots>;

/** An upload takes a temporary file of up to 5 MiB and a buffer of about 100 kB: at most 160 MiB on the disk. */
const usualLimits = {
  running: { total: 32, perNetwork: 4, first: 1 },
  waiting: { total: 64, perNetwork: 8, first: 1 },
  waitMs: 15_000,
};

export type SlotLimits = { running: BudgetLimits; waiting: BudgetLimits; waitMs: number };

/** `Retry-After`: most uploads take less. */
const retrySeconds = 15;

export function createUploadSlots(limits: SlotLimits = usualLimits) {
  const running = createSharedBudget(limits.running);
  const queued = createSharedBudget(limits.waiting);
  const waiting: { start: () => void }[] = [];

  /** @returns undefined when no slot is free for this network */
  const takeSlot = (network: string): (() => void) | undefined => {
    if (running.take(network)) return undefined;
    let isTaken = true;
    return () => {
      if (!isTaken) return;
      isTaken = false;
      running.release(network);
      // A copy, because those who start release the list.
      for (const { start } of [...waiting]) start();
    };
  };

  return {
    /**
     * Waits for a slot.
     *
     * @param network the client's network: none may take all slots
     * @param signal aborts the wait when the client disconnects
     * @returns a function that releases the slot
     * @throws RequestProblem 503 after the timeout, or at once when the queue is full; the signal's reason when aborted
     */
    acquire: async (network: string, signal: AbortSignal): Promise<() => void> => {
      signal.throwIfAborted();
      const release = takeSlot(network);
      if (release) return release;
      if (queued.take(network)) throw allTaken();
      const { promise, resolve, reject } = Promise.withResolvers<() => void>();
      const leaveQueue = () => {
        clearTimeout(timer);
        signal.removeEventListener('abort', abort);
        waiting.splice(waiting.indexOf(waiter), 1);
        queued.release(network);
      };
      const start = () => {
        const release = takeSlot(network);
        if (!release) return;
        leaveQueue();
        resolve(release);
      };
      const fail = (reason: Error) => {
        leaveQueue();
        reject(reason);
      };
      const abort = () => fail(signal.reason as Error);
      const timer = setTimeout(() => fail(allTaken()), limits.waitMs);
      const waiter = { start };
      signal.addEventListener('abort', abort);
      waiting.push(waiter);
      return promise;
    },
  };
}

function allTaken(): RequestProblem {
  return new RequestProblem(503, 'unavailable', retrySeconds);
}
