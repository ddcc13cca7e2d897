import { createHmac } from 'node:crypto';
import type { Database, Storage } from './storage.ts';

/** How long a salt is used: an hour less than a day, because the clean-up that forgets it runs every hour. */
export const saltHours = 23;

/** Allows `limit` events in any `windowSeconds` (sliding window). */
export type RateRule = { name: string; limit: number; windowSeconds: number };

export type Permission = { allowed: true } | { allowed: false; retryAfterSeconds: number };

/** Rate limits by key, shared by all processes on the database. */
export type RateLimits = ReturnType<typeof createRateLimits>;

/** Time of an event in milliseconds since 1970, and its idempotency key. */
type Hit = [at: number, idempotencyKey: string];

export function createRateLimits(storage: Storage, now: () => number = Date.now) {
  const dailySalt = createDailySalt(storage, now);
  /**
   * Counts an event of a key, if the limit allows it.
   *
   * @param key an e-mail address or a network; only a hash with the day's salt is stored
   * @param idempotencyKey a repeated event with the same key is allowed and not counted again
   * @throws StorageUnavailable
   */
  const take = async (rule: RateRule, key: string, idempotencyKey = ''): Promise<Permission> => {
    if (rule.windowSeconds > saltHours * 3_600) throw new Error(`the limit ${rule.name} counts for too long`);
    const hash = createHmac('sha256', await dailySalt())
      .update(`${rule.name}\0${key}`)
      .digest('base64url');
    const windowMs = rule.windowSeconds * 1000;
    return storage.write(async (db) => {
      await storage.lock(db, hash);
      const at = now();
      const row = await db.selectFrom('rate_windows').select('hits').where('key', '=', hash).executeTakeFirst();
      const hits = ((row ? JSON.parse(row.hits) : []) as Hit[]).filter(
        // A hit in the future was counted while the clock was ahead.
        ([hit]) => Math.abs(at - hit) < windowMs,
      );
      if (idempotencyKey !== '' && hits.some(([, name]) => name === idempotencyKey)) return { allowed: true };
      const [oldest] = hits;
      if (oldest !== undefined && hits.length >= rule.limit) {
        return { allowed: false, retryAfterSeconds: Math.ceil(Math.min(oldest[0] + windowMs - at, windowMs) / 1000) };
      }
      const changed = { hits: JSON.stringify([...hits, [at, idempotencyKey]]), expires_at: at + windowMs };
      await db
        .insertInto('rate_windows')
        .values({ key: hash, ...changed })
        .onConflict((conflict) => conflict.column('key').doUpdateSet(changed))
        .execute();
      return { allowed: true };
    });
  };
  return { take };
}

/**
 * Creates a function that returns the day's random salt for hashes of networks and addresses. It is in the database, so
 * that all processes count together, and forgotten with it: then the hashes can't be compared with anything.
 */
function createDailySalt(storage: Pick<Storage, 'secret'>, now: () => number): () => Promise<Buffer> {
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

const nameOf = (now: number) => `rate-limits-${Math.floor(now / (saltHours * 3_600_000))}`;
