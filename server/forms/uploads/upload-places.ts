import { RequestProblem } from '#server/http/errors.ts';

/** Limits how many uploads run and wait at once. */
export type UploadPlaces = {
  /**
   * Waits for a place.
   *
   * @param network of the client: none may take all places
   * @param signal aborts the wait when the client goes away
   * @returns the function that gives the place back
   * @throws RequestProblem 503, at once when too many wait already; else the signal's reason
   */
  enter: (network: string, signal: AbortSignal) => Promise<() => void>;
};

export type PlaceLimits = {
  running: number;
  runningPerNetwork: number;
  /** Of those that run, reserved for networks with none running, so that a few networks can't block all others. */
  runningKept: number;
  waiting: number;
  waitingPerNetwork: number;
  /** Of those that wait, reserved for networks with none running or waiting. */
  waitingKept: number;
  waitMs: number;
};

/** An upload is a temporary file of 5 MiB at most and a buffer of some 100 kB: 160 MiB on the disk when all run. */
const usualLimits: PlaceLimits = {
  running: 32,
  runningPerNetwork: 4,
  runningKept: 16,
  waiting: 64,
  waitingPerNetwork: 8,
  waitingKept: 32,
  waitMs: 15_000,
};

/** How soon another try makes sense: most uploads take less. */
const retrySeconds = 15;

type Waiter = { network: string; start: () => void };

export function createUploadPlaces(limits: PlaceLimits = usualLimits): UploadPlaces {
  const running: string[] = [];
  const waiting: Waiter[] = [];

  const isFree = (network: string) => {
    const own = countOf(running, network);
    const places = own === 0 ? limits.running : limits.running - limits.runningKept;
    return running.length < places && own < limits.runningPerNetwork;
  };

  const mayWait = (network: string) => {
    const own = countOf(
      waiting.map((waiter) => waiter.network),
      network,
    );
    const isNew = own === 0 && countOf(running, network) === 0;
    const places = isNew ? limits.waiting : limits.waiting - limits.waitingKept;
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
    enter: async (network, signal) => {
      signal.throwIfAborted();
      if (isFree(network)) return occupy(network);
      if (!mayWait(network)) throw noPlace();
      return new Promise((resolve, reject) => {
        const stop = () => {
          clearTimeout(timer);
          signal.removeEventListener('abort', abort);
          waiting.splice(waiting.indexOf(waiter), 1);
        };
        const waiter: Waiter = {
          network,
          start: () => {
            stop();
            resolve(occupy(network));
          },
        };
        const abort = () => {
          stop();
          reject(signal.reason as Error);
        };
        const timer = setTimeout(() => {
          stop();
          reject(noPlace());
        }, limits.waitMs);
        signal.addEventListener('abort', abort);
        waiting.push(waiter);
      });
    },
  };
}

function countOf(networks: readonly string[], network: string): number {
  return networks.filter((other) => other === network).length;
}

function noPlace(): RequestProblem {
  return new RequestProblem(503, 'unavailable', retrySeconds);
}
