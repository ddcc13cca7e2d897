/**
 * A VPN server of the demonstration. Which countries are free is defined in content/facts/vpn.ts; a test compares them.
 */
export type Location = {
  /** ISO 3166-1 code. */
  country: string;
  /** Position on the dot map, in map units. */
  at: readonly [x: number, y: number];
  isFree: boolean;
};

/** Some of the app's locations, the free ones first. */
export const locations = [
  { country: 'SE', at: [112, 16], isFree: true },
  { country: 'DE', at: [110, 24], isFree: true },
  { country: 'SG', at: [167, 57], isFree: true },
  { country: 'BR', at: [75, 74], isFree: false },
  { country: 'JP', at: [190, 36], isFree: false },
  { country: 'AU', at: [197, 78], isFree: false },
] as const satisfies readonly Location[];

/** The location in pictures: free, and far enough from the phone for the tunnel to be seen. */
export const farLocation = locations[2];

/** The visitor's phone: position on the map. */
export const phone = { at: [100, 30] } as const;

/** The tunnel as an SVG path: an arc from the phone to the location. */
export function tunnelPath({ at: [x, y] }: Pick<Location, 'at'>): string {
  const [fromX, fromY] = phone.at;
  const distance = Math.hypot(x - fromX, y - fromY);
  return `M${fromX} ${fromY}Q${(x + fromX) / 2} ${Math.max(2, (y + fromY) / 2 - distance / 4)} ${x} ${y}`;
}
