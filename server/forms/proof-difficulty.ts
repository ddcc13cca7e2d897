import { LRUCache } from 'lru-cache';

/**
 * Counts a challenge that a network asks for, and says how many times the usual work it gets. Collecting challenges ahead
 * does not help, because issued challenges are counted.
 */
export type ProofDifficulty = (network: string) => number;

/** As long as a challenge is good. */
const windowMs = 10 * 60_000;

/** So many challenges of a network in the window are usual work: a household, or a visitor who uses several forms. */
const usualCount = 5;

/** 5 s on a slow phone, most of it while a visitor types. Offices of that size stay able to write to us. */
const maxFactor = 16;

/** Networks that are remembered; the one that asked longest ago is forgotten first. */
const maxNetworks = 10_000;

/**
 * Makes the counter, for this process alone. The limits shared by all processes apply as well (`limit-submissions.ts`).
 *
 * @param now milliseconds that only ever grow
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
