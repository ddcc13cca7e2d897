import { LRUCache } from 'lru-cache';

/**
 * Counts a challenge requested by a network and returns its difficulty as a multiple of the usual work. Issued
 * challenges are counted, so collecting them in advance doesn't help.
 */
export type ProofDifficulty = (network: string) => number;

/** The lifetime of a challenge. */
const windowMs = 10 * 60_000;

/** Challenges per network and window with the usual work: a household, or a visitor who uses several forms. */
const usualCount = 5;

/** 5 s on a slow phone, mostly while the visitor types, so that large offices can still use the forms. */
const maxFactor = 16;

/** Size of the LRU cache. */
const maxNetworks = 10_000;

/**
 * Creates a counter for this process. The limits shared by all processes apply as well (`limit-submissions.ts`).
 *
 * @param now monotonic clock, in milliseconds
 */
export function createProofDifficulty(now: () => number = () => performance.now()): ProofDifficulty {
  const networks = new LRUCache<string, readonly number[]>({ max: maxNetworks });
  return (network) => {
    const at = now();
    const recent = [...(networks.get(network) ?? []).filter((time) => time > at - windowMs), at];
    networks.set(network, recent.slice(-usualCount * maxFactor));
    return Math.min(Math.ceil(recent.length / usualCount), maxFactor);
  };
}
