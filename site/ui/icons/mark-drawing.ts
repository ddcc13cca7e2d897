/** Northlamp's logo mark on a grid of 16 units: an arched window, which is also a lowercase n, with a lamp in it. */
export const mark = {
  arch: 'M1 15V8a7 7 0 0 1 14 0v7h-3V8a4 4 0 0 0-8 0v7z',
  lamp: { cx: 8, cy: 9, r: 2.4 },
} as const;
