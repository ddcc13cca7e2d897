import { RequestProblem } from '#server/http/errors.ts';

/** Limits the number of running and waiting uploads. */
export type UploadPlaces = ReturnType<typeof createUploadPlaces>;

/** An upload takes a temporary file of up to 5 MiB and a buffer of about 100 kB: at most 160 MiB on the disk. */
const usualLimits = {
  running: 32,
  runningPerNetwork: 4,
  /** Running slots reserved for networks with no running upload, so that a few networks can't block all others. */
  runningReserved: 16,
  waiting: 64,
  waitingPerNetwork: 8,
  /** Waiting slots reserved for networks with no running or waiting upload. */
  waitingReserved: 32,
  waitMs: 15_000,
};

export type PlaceLimits = typeof usualLimits;

/** `Retry-After`: most uploads take less. */
const retrySeconds = 15;

export function createUploadPlaces(limits: PlaceLimits = usualLimits) {
  const running: string[] = [];
  const waiting: { network: string; start: () => void }[] = [];

  const isFree = (network: string) => {
    const own = running.filter((other) => other === network).length;
    const places = own === 0 ? limits.running : limits.running - limits.runningReserved;
    return running.length < places && own < limits.runningPerNetwork;
  };

  const mayWait = (network: string) => {
    const own = waiting.filter((waiter) => waiter.network === network).length;
    const isNew = own === 0 && !running.includes(network);
    const places = isNew ? limits.waiting : limits.waiting - limits.waitingReserved;
    return waiting.length < places && own < limits.waitingPerNetwork;
  };

  const occupy = (network: string) => {
    running.push(network);
    let isOccupied = true;
    return () => {
      if (!isOccupied) return;
      isOccupied = false;
      running.splice(running.indexOf(network), 1);
      waiting.find((waiter) => isFree(waiter.network))?.start();
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
    enter: async (network: string, signal: AbortSignal): Promise<() => void> => {
      signal.throwIfAborted();
      if (isFree(network)) return occupy(network);
      if (!mayWait(network)) throw noPlace();
      const { promise, resolve, reject } = Promise.withResolvers<() => void>();
      const leaveQueue = () => {
        clearTimeout(timer);
        signal.removeEventListener('abort', abort);
        waiting.splice(waiting.indexOf(waiter), 1);
      };
      const start = () => {
        leaveQueue();
        resolve(occupy(network));
      };
      const fail = (reason: Error) => {
        leaveQueue();
        reject(reason);
      };
      const abort = () => fail(signal.reason as Error);
      const timer = setTimeout(() => fail(noPlace()), limits.waitMs);
      const waiter = { network, start };
      signal.addEventListener('abort', abort);
      waiting.push(waiter);
      return promise;
    },
  };
}

function noPlace(): RequestProblem {
  return new RequestProblem(503, 'unavailable', retrySeconds);
}
