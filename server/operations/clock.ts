import type { Database, Storage } from '#server/storage/storage.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Above this, a server that was off can't be distinguished from a clock that was wrong. */
const maxStepMs = 7 * dayMs;

/** Time servers correct a clock by seconds; a larger step back is a jump. */
const maxStepBackMs = 2 * hourMs;

/** A clock that has jumped is trusted after running this long without another jump. */
const trustAfterMs = dayMs;

/** The time by which records are stored and deleted, milliseconds since 1970. */
export type Clock = Awaited<ReturnType<typeof openClock>>;

/**
 * A computer's clock can be wrong, such as before a time server has answered. Three rules keep that from deleting data
 * too early, and from keeping it for too long:
 *
 * 1. `now()` is never before the last time that was known to be right. A wrong clock runs on from there.
 * 2. A clock that has jumped is not trusted, and nothing is deleted, until it has run on for a day. A time before the
 *    build of this program is never trusted.
 * 3. Records that were stored meanwhile get the time at which the clock is trusted again, since nobody knows theirs.
 *
 * @param builtAt when this program was built
 * @param system the computer's clock
 * @param uptime a monotonic clock
 */
export async function openClock(
  storage: Storage,
  builtAt: number,
  system: () => number = Date.now,
  uptime: () => number = () => performance.now(),
) {
  let known: { at: number; since: number } | undefined;
  /** Checks the computer's clock against the last trusted time, which all processes share. @returns whether it is trusted */
  const check = async (): Promise<boolean> => {
    const now = system();
    const { isTrusted, trustedAt } = await storage.write(async (db) => {
      await storage.lock(db, 'clock');
      return checkClock(db, now, builtAt);
    });
    // A record stored from now on is later than the last trusted time (rule 3).
    if (isTrusted || !known) known = { at: trustedAt + (isTrusted ? 0 : 1), since: uptime() };
    return isTrusted;
  };
  await check();
  return {
    check,
    now: (): number => Math.max(system(), Math.floor(known ? known.at + uptime() - known.since : builtAt)),
  };
}

async function checkClock(db: Database, now: number, builtAt: number) {
  const row = await db.selectFrom('clock_checks').selectAll().executeTakeFirst();
  const before = Math.max(row?.trusted_at ?? now, builtAt);
  const isNear = isStep(before, now);
  // If the time continues from the last jump, keep the start of that jump; otherwise it is a new one.
  const jumpedAt = row?.jumped_at && isStep(row.jumped_at, now) ? row.jumped_at : now;
  const isProven = now - jumpedAt >= trustAfterMs && now >= builtAt - maxStepBackMs;
  const isTrusted = isNear || isProven;
  if (isTrusted) await correctTimes(db, isNear ? now + maxStepBackMs : Math.min(before, now), now);
  const changed = isTrusted ? { trusted_at: now, jumped_at: null } : { trusted_at: before, jumped_at: jumpedAt };
  await db
    .insertInto('clock_checks')
    .values({ id: 1, ...changed })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(changed))
    .execute();
  return { isTrusted, trustedAt: changed.trusted_at };
}

/** Whether the step between two times is small enough not to be a jump. */
function isStep(from: number, to: number): boolean {
  return to - from <= maxStepMs && to - from >= -maxStepBackMs;
}

/** Gives records with a later time than `latest` the time `now`. */
async function correctTimes(db: Database, latest: number, now: number): Promise<void> {
  await db.updateTable('submissions').set({ created_at: now }).where('created_at', '>', latest).execute();
  await db.updateTable('subscribers').set({ changed_at: now }).where('changed_at', '>', latest).execute();
  await db.updateTable('outbox_mails').set({ created_at: now }).where('created_at', '>', latest).execute();
}
