import type { Config } from '#server/config.ts';
import type { Log } from '#server/log.ts';
import { removeAbandonedUploads, uploadFolder } from '#server/forms/uploads/upload-folder.ts';
import { removeOrphanedMails } from '#server/mail/mail-files.ts';
import { mailFolder } from '#server/mail/transport.ts';
import type { Storage } from '#server/storage/storage.ts';
import type { Clock } from './clock.ts';
import { forgetShortLived, sweep } from './sweep.ts';

const hourMs = 3_600_000;

/** Deletes expired data in the background: at the start and every hour, and logs the numbers of deleted records. */
export function createRetention(
  storage: Storage,
  config: Pick<Config, 'retentionDays' | 'database'>,
  log: Log,
  clock: Clock,
) {
  let timer: NodeJS.Timeout | undefined;
  let sweeping: Promise<void> | undefined;
  let cleanedAt = performance.now();

  const sweepOnce = async () => {
    const isTrusted = await clock.check();
    const at = clock.now();
    await storage.write((db) => forgetShortLived(db, at));
    if (isTrusted) await deleteExpired(at);
    else log.error({ clock: new Date(at).toISOString() }, 'clean-up is paused: the clock has jumped');
    await removeOrphanedMails(storage, mailFolder(config));
    storage.purgeDeletedPages();
    if (isTrusted) cleanedAt = performance.now();
  };
  const deleteExpired = async (at: number) => {
    await removeAbandonedUploads(uploadFolder(config), at);
    const deleted = await sweep(storage, config.retentionDays, at);
    if (Object.values(deleted).some((count) => count > 0)) log.info({ deleted }, 'deleted expired records');
  };
  /** Sweeps now, or joins a running sweep. Never rejects; errors are logged. */
  const run = (): Promise<void> =>
    (sweeping ??= sweepOnce()
      .catch((error: unknown) => log.error({ err: error }, 'clean-up failed: expired records could not be deleted'))
      .finally(() => (sweeping = undefined)));
  return {
    start: (): void => {
      timer = setInterval(() => void run(), hourMs);
      void run();
    },
    run,
    /** Seconds since the last complete clean-up by this process, or since its start. */
    ageSeconds: (): number => (performance.now() - cleanedAt) / 1000,
    stop: async (): Promise<void> => {
      clearInterval(timer);
      await sweeping;
    },
  };
}
