/** How many uploads run at once. */
export type UploadSlots = {
  /**
   * Waits for a place; answers with the function that gives it back, or undefined when none came free in time.
   *
   * @param network of the client: none may take all places
   */
  enter: (network: string) => Promise<(() => void) | undefined>;
};

/**
 * Makes the slots. An upload is a temporary file and a stream; eight of them at once are more than a site of this kind
 * sees, and a crowd of senders waits instead of filling the disk.
 *
 * @param most uploads at once, of all and of one network
 * @param patienceMs how long one waits
 */
export function createUploadSlots(most = { all: 8, network: 4 }, patienceMs = 15_000): UploadSlots {
  const busy = new Map<string, number>();
  const waiting: { network: string; start: () => void }[] = [];
  let total = 0;

  const isFree = (network: string) => total < most.all && (busy.get(network) ?? 0) < most.network;

  const occupy = (network: string) => {
    total++;
    busy.set(network, (busy.get(network) ?? 0) + 1);
    let isOccupied = true;
    return () => {
      if (!isOccupied) return;
      isOccupied = false;
      total--;
      const left = (busy.get(network) ?? 1) - 1;
      if (left > 0) busy.set(network, left);
      else busy.delete(network);
      const next = waiting.findIndex((other) => isFree(other.network));
      if (next >= 0) waiting.splice(next, 1)[0]?.start();
    };
  };

  return {
    enter: async (network) => {
      if (isFree(network)) return occupy(network);
      if (waiting.length >= longestQueue) return undefined;
      return new Promise((resolve) => {
        const start = () => {
          clearTimeout(timer);
          resolve(occupy(network));
        };
        const entry = { network, start };
        const timer = setTimeout(() => {
          waiting.splice(waiting.indexOf(entry), 1);
          resolve(undefined);
        }, patienceMs);
        waiting.push(entry);
      });
    },
  };
}

/** Whoever waits holds a connection. */
const longestQueue = 100;
