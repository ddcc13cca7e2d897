/** Icons of the apps on a home screen, on a grid of 24 units. */
export const tileDrawings = {
  messages: 'M6 5h12a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2h-6l-4 4v-4H6a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2',
  bank: 'M5 10l7-4 7 4zm2 0v6m5-6v6m5-6v6M5 18h14',
  maps: 'M12 21c-4-4.5-6-7.8-6-11a6 6 0 0 1 12 0c0 3.2-2 6.5-6 11m0-11h0',
  photos: 'M5 5h14v14H5zM5 16l4-5 4 5 2-2.5 4 4.5M15.5 9h0',
  mail: 'M5 6h14a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1m-.5.5L12 13l7.5-6.5',
  applock: 'M6 18V6l12 12V9.5M12 6h0m0 12h0m6-12h0',
  calculator:
    'M7 4h10a1 1 0 0 1 1 1v14a1 1 0 0 1-1 1H7a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1m2 4h6M9 12h0m3 0h0m3 0h0m-6 4h0m3 0h3',
} as const;

/** A lock: on the badge of a locked app, and on a button that locks. */
export const padlock = 'M7 11h10a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2m1 0V8a4 4 0 0 1 8 0v3';
