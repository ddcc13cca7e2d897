/** Reproducible random choices. */
export type Random = {
  /** An integer from 0 up to, but not including, `end`. */
  below: (end: number) => number;
  pick: <Item>(items: readonly [Item, ...Item[]]) => Item;
  /** True with this probability, 0 to 1. */
  chance: (share: number) => boolean;
  bytes: (length: number) => Buffer;
};

/**
 * Creates a pseudorandom generator (mulberry32). It is fast and reproducible, not secure.
 *
 * @param seed any integer
 */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number) => Math.floor(next() * end);
  return {
    below,
    pick: (items) => items[below(items.length)] ?? items[0],
    chance: (share) => next() < share,
    bytes: (length) => Buffer.from(Array.from({ length }, () => below(256))),
  };
}
