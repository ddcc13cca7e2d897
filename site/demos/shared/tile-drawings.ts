/** Icons of the sample apps, on a grid of 24 units. */
export const tileDrawings = {
  messages: 'M4 5h16v11h-8l-4 4v-4H4z',
  bank: 'M5 10l7-4 7 4zm2 0v6m5-6v6m5-6v6M5 18h14',
  maps: 'M12 21l-5-8a6 6 0 1 1 10 0zm0-11h0',
  photos: 'M5 5h14v14H5zM5 16l4-5 4 5 2-2.5 4 4.5M15.5 9h0',
  mail: 'M4 6h16v12H4zl8 7 8-7',
  applock: 'M6 18V6l12 12V9.5M12 6h0m0 12h0m6-12h0',
  calculator:
    'M7 4h10a1 1 0 0 1 1 1v14a1 1 0 0 1-1 1H7a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1m2 4h6M9 12h0m3 0h0m3 0h0m-6 4h0m3 0h3',
  videos: 'M8 5v14l11-7z',
  game: 'M5 9h4.5a2.5 2.5 0 1 1 5 0H19v10H5z',
  flashlight: 'M7 4h10v4l-3 4v8h-4v-8L7 8z',
} as const;

/** A sample app. */
export type TileName = keyof typeof tileDrawings;

/** Colors of the icons, each unlike those beside it. */
export const tileColors = {
  messages: 'var(--ok)',
  bank: 'var(--firewall)',
  maps: 'var(--vpn)',
  photos: 'var(--photovault)',
  mail: 'var(--antitheft)',
  applock: 'var(--applock)',
  calculator: 'var(--quiet)',
  videos: 'var(--photovault)',
  game: 'var(--applock)',
  flashlight: 'var(--quiet)',
} as const satisfies Record<TileName, string>;

/** A lock: on the badge of a locked app, and on a button that locks. */
export const padlock = 'M7 11h10a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2m1 0V8a4 4 0 0 1 8 0v3';
