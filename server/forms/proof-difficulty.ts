import { createHmac, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** The lifetime of a challenge. */
const windowMs = 10 * 60_000;

/** Challenges per network and window with the usual work: a household, or a visitor who uses several forms. */
const usualCount = 5;

/** 5 s on a slow phone, mostly while the visitor types, so that large offices can still use the forms. */
const maxFactor = 16;

/** Size of the LRU cache. */
const maxNetworks = 10_000;

const dayMs = 86_400_000;

/**
 * Creates a counter for this process: it counts a challenge requested by a network and returns its difficulty as a
 * multiple of the usual work. Issued challenges are counted, so collecting them in advance doesn't help. The limits shared
 * by all processes apply as well (`limit-submissions.ts`).
 *
 * Networks are kept as hashes with a salt that changes daily and is only in memory, and forgotten after ten minutes.
 *
 * @param now monotonic clock, in milliseconds
 */
export function createProofDifficulty(now: () => number = () => performance.now()) {
  const networks = new LRUCache<string, readonly number[]>({
    max: maxNetworks,
    ttl: windowMs,
    ttlResolution: 0,
    perf: { now },
  });
  let salt = { value: randomBytes(32), until: now() + dayMs };
  const take = (network: string): number => {
    const at = now();
    if (at >= salt.until) salt = { value: randomBytes(32), until: at + dayMs };
    const key = createHmac('sha256', salt.value).update(network).digest('base64url');
    const recent = [...(networks.get(key) ?? []).filter((time) => time > at - windowMs), at];
    networks.set(key, recent.slice(-usualCount * maxFactor));
    return Math.min(Math.ceil(recent.length / usualCount), maxFactor);
  };
  // An expired entry would otherwise stay in memory until its network asks again.
  setInterval(() => networks.purgeStale(), windowMs / 10).unref();
  return Object.assign(take, {
    /** What is in memory: hashed networks, with the times of their challenges. */
    remembered: () => [...networks.dump()].map(([key, { value }]) => [key, value] as const),
  });
}
