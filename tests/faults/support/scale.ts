/** Whether this is `npm run test:deep`, which runs more iterations and waits where the short run changes the clock. */
export const isFull = process.env.FAULTS === 'full';

/** Returns the value for the short or the full run. */
export function scaled(short: number, full: number): number {
  return isFull ? full : short;
}
