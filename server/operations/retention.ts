import type { Config } from '#server/config.ts';
import type { Log } from '#server/log.ts';
import { removeAbandonedUploads, uploadFolder } from '#server/forms/uploads/upload-folder.ts';
import { mailFolder } from '#server/mail/transport.ts';
import type { Database, Storage } from '#server/storage/storage.ts';
import { sweep } from './sweep.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Above this, a server that was off can't be distinguished from a clock that jumped. Both wait `trustAfterMs`. */
const maxStepMs = 7 * dayMs;

/** Time servers correct a clock by seconds; a larger step back is a jump. */
const maxStepBackMs = 2 * hourMs;

/** A clock that has jumped is trusted after running this long without another jump. */
const trustAfterMs = dayMs;

/** Deletes expired data in the background: sweeps at the start and every hour, and logs the numbers of deleted records. */
export function createRetention(
  storage: Storage,
  config: Pick<Config, 'retentionDays' | 'database'>,
  log: Log,
  now: () => number = Date.now,
) {
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
  /** Sweeps now, or joins a running sweep. Never rejects; errors are logged. */
  const run = (): Promise<void> =>
    (sweeping ??= sweepOnce()
      .catch((error: unknown) => log.error({ err: error }, 'expired records could not be deleted'))
      .finally(() => (sweeping = undefined)));
  return {
    start: (): void => {
      timer = setInterval(() => void run(), hourMs);
      void run();
    },
    run,
    stop: async (): Promise<void> => {
      clearInterval(timer);
      await sweeping;
    },
  };
}

/**
 * Checks whether the clock can be trusted, so that a wrong clock deletes nothing. The last trusted time is in the
 * database, shared by all processes.
 *
 * @param now current time of the clock, milliseconds since 1970
 * @returns `jumped` when the time is far from the last trusted one, until the clock has run on for a day
 */
function checkClock(storage: Storage, now: number): Promise<'trusted' | 'jumped'> {
  return storage.write(async (db) => {
    await storage.lock(db, 'clock');
    const row = await db.selectFrom('clock_checks').selectAll().executeTakeFirst();
    const trustedAt = row?.trusted_at ?? (await newestRecord(db)) ?? now;
    const isNear = isStep(trustedAt, now);
    // If the time continues from the last jump, keep the start of that jump; otherwise it is a new one.
    const jumpedAt = row?.jumped_at && isStep(row.jumped_at, now) ? row.jumped_at : now;
    const isProven = now - jumpedAt >= trustAfterMs;
    const isTrusted = isNear || isProven;
    const changed = isTrusted ? { trusted_at: now, jumped_at: null } : { trusted_at: trustedAt, jumped_at: jumpedAt };
    await db
      .insertInto('clock_checks')
      .values({ id: 1, ...changed })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(changed))
      .execute();
    return isTrusted ? 'trusted' : 'jumped';
  });
}

/** Whether the step between two times is small enough not to be a jump. */
function isStep(from: number, to: number): boolean {
  return to - from <= maxStepMs && to - from >= -maxStepBackMs;
}

/** Returns the time of the newest submission, for a database that was never checked. */
async function newestRecord(db: Database): Promise<number | undefined> {
  const row = await db
    .selectFrom('submissions')
    .select(({ fn }) => fn.max('created_at').as('newest'))
    .executeTakeFirst();
  return row?.newest ?? undefined;
}
