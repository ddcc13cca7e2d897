const firstMs = 15_000;
const longestMs = 3_600_000;

/** Attempts before a mail is given up, which make about a day. They are counted, so that a wrong clock gives up none. */
export const maxAttempts = 31;

/**
 * How long a mail waits after its n-th failed attempt: twice as long each time, up to an hour, give or take a quarter, so
 * that what failed together does not come back together. Half a minute, a minute, two, four … then hourly.
 *
 * @param attempts made so far, 1 or more
 * @param random from 0 up to 1
 * @returns milliseconds
 */
export function retryDelay(attempts: number, random: number = Math.random()): number {
  const delay = Math.min(firstMs * 2 ** attempts, longestMs);
  return Math.round(delay * (0.75 + random / 2));
}
