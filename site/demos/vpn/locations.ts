/**
 * A VPN server of the demonstration. Which countries are free is defined in content/facts/vpn.ts; a test compares them.
 */
export type Location = {
  /** ISO 3166-1 code. */
  country: string;
  /** Position on the dot map, in map units. */
  at: readonly [x: number, y: number];
  /** IP address that websites see; from a range reserved for documentation (RFC 5737). */
  address: string;
  isFree: boolean;
};

/** Some of the app's locations, the free ones first. */
export const locations = [
  { country: 'SE', at: [112, 16], address: '203.0.113.7', isFree: true },
  { country: 'DE', at: [110, 24], address: '203.0.113.26', isFree: true },
  { country: 'SG', at: [167, 57], address: '203.0.113.64', isFree: true },
  { country: 'US', at: [58, 32], address: '203.0.113.41', isFree: false },
  { country: 'BR', at: [75, 74], address: '203.0.113.88', isFree: false },
  { country: 'JP', at: [190, 36], address: '203.0.113.112', isFree: false },
] as const satisfies readonly Location[];

/** The visitor's phone: position on the map and IP address from its provider (RFC 5737). */
export const phone = { at: [100, 30], address: '198.51.100.24' } as const;

/** The tunnel as an SVG path: an arc from the phone to the location. */
export function tunnelPath({ at: [x, y] }: Pick<Location, 'at'>): string {
  const [fromX, fromY] = phone.at;
  const distance = Math.hypot(x - fromX, y - fromY);
  return `M${fromX} ${fromY}Q${(x + fromX) / 2} ${Math.max(2, (y + fromY) / 2 - distance / 4)} ${x} ${y}`;
}
