/** One stroke of an icon: its path, its width in grid units (default 2.5), and whether it is lit. */
type Stroke = { d: string; width?: number; lit?: true };

const drawings = {
  // A wall with one lit brick
  firewall: [
    { d: 'M13 15.5h9M28 15.5h7M13 24h2M33 24h2M13 32.5h9M28 32.5h7', width: 5 },
    { d: 'M21 24h6', width: 5, lit: true },
  ],
  // A photograph whose sun is a keyhole
  photovault: [
    {
      d: 'M16 12.5h16a4 4 0 0 1 4 4v15a4 4 0 0 1-4 4H16a4 4 0 0 1-4-4v-15a4 4 0 0 1 4-4M12 31l6-6 6 6 4-4 7 6',
    },
    { d: 'M28.5 18.5h0', width: 5.5, lit: true },
    { d: 'M28.5 19v4', lit: true },
  ],
  // The unlock pattern on its dots: an N
  applock: [
    { d: 'M14 34V14l20 20V17' },
    { d: 'M24 14h0M24 34h0', width: 4.5 },
    { d: 'M34 14h0', width: 6.5, lit: true },
  ],
  // A phone that rings
  antitheft: [
    {
      d: 'M21.5 13h5a3 3 0 0 1 3 3v16a3 3 0 0 1-3 3h-5a3 3 0 0 1-3-3V16a3 3 0 0 1 3-3M13.5 20c-1.5 2.5-1.5 5.5 0 8M34.5 20c1.5 2.5 1.5 5.5 0 8',
    },
    { d: 'M24 24h0', width: 4.5, lit: true },
  ],
  // A globe with a marked location
  vpn: [
    { d: 'M29 13.1a12 12 0 1 0 5.9 5.9M12 24h24M24 12c-6.7 7-6.7 17 0 24 6.7-7 6.7-17 0-24' },
    { d: 'M34 14h0', width: 6, lit: true },
  ],
  // A key with a lamp as its bow
  password: [
    { d: 'M25.5 29a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0m-1.9-4.6L35 13m-5.5 5.5 4.5 4.5' },
    { d: 'M19 29h0', width: 4.5, lit: true },
  ],
} satisfies Record<string, readonly Stroke[]>;

/** Id of an app that has a drawing. */
export type AppIconName = keyof typeof drawings;

/**
 * The app icons. Each is drawn in the app's color within the middle 24 units of its 48 unit tile. One part is pale, as
 * if lit from behind.
 */
export const appDrawings: Record<AppIconName, readonly Stroke[]> = drawings;
