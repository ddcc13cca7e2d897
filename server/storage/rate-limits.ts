import { createHmac } from 'node:crypto';
import { createDailySalt, saltHours } from './daily-salt.ts';
import type { Storage } from './storage.ts';

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
