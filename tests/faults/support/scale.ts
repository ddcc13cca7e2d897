/** `npm run test:deep` tries more of everything, and waits where the short form sets the clock. */
export const isFull = process.env.FAULTS === 'full';

/** Chooses by the form of the run. */
export function scaled(short: number, full: number): number {
  return isFull ? full : short;
}
