/** Fills an array with random numbers: `crypto.getRandomValues` except in tests. */
export type RandomSource = (numbers: Uint32Array<ArrayBuffer>) => unknown;

const fromBrowser: RandomSource = (numbers) => crypto.getRandomValues(numbers);

/**
 * A uniformly distributed integer from 0 to `limit - 1`. Random numbers that would introduce a bias (those
 * above the last multiple of `limit`) are discarded, as in NIST SP 800-90A, "simple discard method".
 *
 * @param limit 1 to 2³²
 */
export function randomIndex(limit: number, fill: RandomSource = fromBrowser): number {
  const fair = 2 ** 32 - (2 ** 32 % limit);
  const numbers = new Uint32Array(1);
  for (;;) {
    fill(numbers);
    const [number = 0] = numbers;
    if (number < fair) return number % limit;
  }
}
