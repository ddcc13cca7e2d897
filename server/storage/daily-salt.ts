import type { Database, Storage } from './storage.ts';

/** How long a salt is used: an hour less than a day, because the clean-up that forgets it runs every hour. */
export const saltHours = 23;

const nameOf = (now: number) => `rate-limits-${Math.floor(now / (saltHours * 3_600_000))}`;

/**
 * Creates a function that returns the day's random salt for hashes of networks and addresses. It is in the database, so
 * that all processes count together, and forgotten with it: then the hashes can't be compared with anything.
 */
export function createDailySalt(storage: Pick<Storage, 'secret'>, now: () => number): () => Promise<Buffer> {
  let current: { name: string; value: Promise<Buffer> } | undefined;
  return () => {
    const name = nameOf(now());
    if (current?.name === name) return current.value;
    const value = storage.secret(name);
    current = { name, value };
    // Don't keep failures.
    value.catch(() => (current = undefined));
    return value;
  };
}

/** Deletes the salts of other days. */
export async function forgetOldSalts(db: Database, now: number): Promise<void> {
  await db.deleteFrom('secrets').where('name', 'like', 'rate-limits%').where('name', '!=', nameOf(now)).execute();
}
