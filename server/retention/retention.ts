import type { Config } from '#server/config.ts';
import type { Log } from '#server/log.ts';
import { mailFolder } from '#server/outbox/outbox.ts';
import type { Storage } from '#server/storage/storage.ts';
import { sweep } from './sweep.ts';

const hourMs = 3_600_000;

/** Deletes in the background what has been kept long enough. */
export type Retention = { start: () => void; stop: () => Promise<void> };

/** Sweeps at the start and every hour: proofs and limits pile up within one, and no record outlives its day. */
export function createRetention(storage: Storage, config: Config, log: Log): Retention {
  const rules = { retentionDays: config.retentionDays, mailFolder: mailFolder(config) };
  let timer: NodeJS.Timeout | undefined;
  let sweeping: Promise<void> | undefined;
  const run = () => {
    sweeping ??= sweep(storage, rules, Date.now())
      .catch((error: unknown) => log.error({ err: error }, 'what is too old could not be deleted'))
      .finally(() => (sweeping = undefined));
  };
  return {
    start: () => {
      timer = setInterval(run, hourMs);
      run();
    },
    stop: async () => {
      clearInterval(timer);
      await sweeping;
    },
  };
}
