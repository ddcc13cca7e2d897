import type { Storage } from '#server/storage/storage.ts';
import { readBacklog, type Backlog } from './outbox-stats.ts';

/** The mails that wait to be sent. */
export type Outbox = {
  /**
   * For operators and metrics.
   *
   * @throws StorageUnavailable
   */
  stats: () => Promise<OutboxStats>;
};

export type OutboxStats = Backlog & {
  /** By this process, since it started. */
  sent: number;
  failedAttempts: number;
};

export function createOutbox(storage: Storage, now: () => number = Date.now): Outbox {
  return {
    stats: async () => ({ ...(await storage.read((db) => readBacklog(db, now()))), sent: 0, failedAttempts: 0 }),
  };
}
