/** A place where the tunnel can end. */
export type Location = {
  /** ISO 3166-1 code of the country, which names it in each language. */
  country: string;
  /** Where it is on the dot map, in its units. */
  at: readonly [x: number, y: number];
  /** The address that others see; of a range that is reserved for documentation (RFC 5737). */
  address: string;
  isFree: boolean;
};

/** A choice of locations, the nearest first. */
export const locations = [
  { country: 'SE', at: [112, 16], address: '203.0.113.7', isFree: true },
  { country: 'DE', at: [110, 24], address: '203.0.113.26', isFree: true },
  { country: 'US', at: [58, 32], address: '203.0.113.41', isFree: true },
  { country: 'BR', at: [75, 74], address: '203.0.113.88', isFree: false },
  { country: 'JP', at: [190, 36], address: '203.0.113.112', isFree: false },
  { country: 'AU', at: [198, 80], address: '203.0.113.203', isFree: false },
] as const satisfies readonly Location[];

/** The phone of the demonstration: its place on the map, and the address its provider gave it (RFC 5737). */
export const phone = { at: [100, 30], address: '198.51.100.24' } as const;

/** The way through the tunnel: an arc from the phone to the location, as a path. */
export function tunnelPath({ at: [x, y] }: Pick<Location, 'at'>): string {
  const [fromX, fromY] = phone.at;
  const distance = Math.hypot(x - fromX, y - fromY);
  return `M${fromX} ${fromY}Q${(x + fromX) / 2} ${Math.max(2, (y + fromY) / 2 - distance / 4)} ${x} ${y}`;
}
