import type { Config } from '#server/config.ts';
import type { Log } from '#server/log.ts';
import { removeAbandonedUploads, uploadFolder } from '#server/forms/uploads/upload-folder.ts';
import { mailFolder } from '#server/mail/outbox/outbox.ts';
import type { Storage } from '#server/storage/storage.ts';
import { checkClock } from './clock-check.ts';
import { sweep } from './sweep.ts';

const hourMs = 3_600_000;

/** Deletes expired data in the background. */
export type Retention = {
  start: () => void;
  /** Sweeps now, or joins a running sweep. Never rejects; errors are logged. */
  run: () => Promise<void>;
  stop: () => Promise<void>;
};

/** Sweeps at the start and every hour, and logs the numbers of deleted records. */
export function createRetention(
  storage: Storage,
  config: Pick<Config, 'retentionDays' | 'database'>,
  log: Log,
  now: () => number = Date.now,
): Retention {
  const rules = { retentionDays: config.retentionDays, mailFolder: mailFolder(config) };
  let timer: NodeJS.Timeout | undefined;
  let sweeping: Promise<void> | undefined;

  const sweepOnce = async () => {
    const at = now();
    if ((await checkClock(storage, at)) === 'jumped') {
      log.error(
        { clock: new Date(at).toISOString() },
        'the clock has jumped: nothing is deleted until it has run on for a day',
      );
      return;
    }
    await removeAbandonedUploads(uploadFolder(config), at);
    const deleted = await sweep(storage, rules, at);
    if (Object.values(deleted).some((count) => count > 0)) log.info({ deleted }, 'deleted expired records');
  };
  const run = () =>
    (sweeping ??= sweepOnce()
      .catch((error: unknown) => log.error({ err: error }, 'expired records could not be deleted'))
      .finally(() => (sweeping = undefined)));
  return {
    start: () => {
      timer = setInterval(() => void run(), hourMs);
      void run();
    },
    run,
    stop: async () => {
      clearInterval(timer);
      await sweeping;
    },
  };
}
