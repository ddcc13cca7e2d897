/** Random choices that a seed repeats. */
export type Random = {
  /** A whole number from 0 up to, not including, `end`. */
  below: (end: number) => number;
  pick: <Item>(items: readonly [Item, ...Item[]]) => Item;
  /** True so often, from 0 to 1. */
  chance: (share: number) => boolean;
  bytes: (length: number) => Buffer;
};

/**
 * Makes a generator (mulberry32). It has to be fast and repeatable, not secure.
 *
 * @param seed any whole number
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
