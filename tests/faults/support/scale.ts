import { databases } from '#tests/support/databases.ts';

/** Whether this is `npm run test:deep`, which runs more iterations and waits where the short run changes the clock. */
export const isFull = process.env.FAULTS === 'full';

/** Returns the value for the short or the full run. */
export function scaled(short: number, full: number): number {
  return isFull ? full : short;
}

/** SQLite; both databases if `FAULTS` is `full`. */
export const faultDatabases = isFull ? databases : databases.slice(0, 1);
