import type { Storage } from './storage.ts';
import { StorageUnavailable } from './storage-unavailable.ts';

/**
 * Closes storage in order: lets nothing new begin, waits for what is under way, then lets go of the database. Who comes
 * too late is told so at once.
 */
export function untilClosed(storage: Storage): Storage {
  const underWay = new Set<Promise<unknown>>();
  let closing: Promise<void> | undefined;

  const run = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (closing) throw new StorageUnavailable('closed', undefined);
    const result = work();
    underWay.add(result);
    try {
      return await result;
    } finally {
      underWay.delete(result);
    }
  };
  const close = async () => {
    await Promise.allSettled(underWay);
    await storage.close();
  };
  return {
    ...storage,
    read: (job) => run(() => storage.read(job)),
    write: (job, options) => run(() => storage.write(job, options)),
    secret: (name) => run(() => storage.secret(name)),
    close: () => (closing ??= close()),
  };
}
