import type { Database, Storage } from '#server/storage/storage.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** A server that was off this long can't be told from a clock that jumped: both wait `provingMs`. */
const maxStepMs = 7 * dayMs;

/** Time servers correct a clock by seconds; more than this backwards is a jump. */
const maxStepBackMs = 2 * hourMs;

/** A time that is far from the last known one is trusted once it has gone on for so long. */
const provingMs = dayMs;

/**
 * Tells whether the clock may be believed, so that a wrong one deletes nothing. Call it every hour. All processes on
 * one database share what is known, and it outlives them.
 *
 * @param now milliseconds since 1970, as the clock says
 * @returns `jumped` when the time is far from the last trusted one and has not gone on for a day yet
 */
export function checkClock(storage: Storage, now: number): Promise<'trusted' | 'jumped'> {
  return storage.write(async (db) => {
    await storage.lock(db, 'clock');
    const row = await db.selectFrom('clock_checks').selectAll().executeTakeFirst();
    const trustedAt = row?.trusted_at ?? (await newestRecord(db)) ?? now;
    const isNear = isStep(trustedAt, now);
    // A time that goes on from the jump keeps the jump's start; any other is a new jump.
    const jumpedAt = row?.jumped_at && isStep(row.jumped_at, now) ? row.jumped_at : now;
    const isProven = now - jumpedAt >= provingMs;
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

/** Whether time can have gone from one moment to another without a jump. */
function isStep(from: number, to: number): boolean {
  return to - from <= maxStepMs && to - from >= -maxStepBackMs;
}

/** The newest time in a database that was never checked. */
async function newestRecord(db: Database): Promise<number | undefined> {
  const row = await db
    .selectFrom('submissions')
    .select(({ fn }) => fn.max('created_at').as('newest'))
    .executeTakeFirst();
  return row?.newest ?? undefined;
}
