/** The dots of the grid, row by row. A pattern is the digits of its dots in their order: `0124`. */
export const dots = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;

/** Android's minimum of dots. */
export const minPatternLength = 4;

/** Column and row of a dot. */
export function placeOf(dot: number): [column: number, row: number] {
  return [dot % 3, Math.floor(dot / 3)];
}

/**
 * Adds a dot to a pattern. Each dot counts once; a dot exactly between the last and the new one is
 * added, as on Android.
 */
export function extendPattern(pattern: string, dot: number): string {
  if (pattern.includes(String(dot))) return pattern;
  const last = pattern.at(-1);
  if (last === undefined) return String(dot);
  const [column, row] = placeOf(Number(last));
  const [nextColumn, nextRow] = placeOf(dot);
  const isBetween = (column + nextColumn) % 2 === 0 && (row + nextRow) % 2 === 0;
  const between = String(((row + nextRow) / 2) * 3 + (column + nextColumn) / 2);
  return pattern + (isBetween && !pattern.includes(between) ? between : '') + String(dot);
}

/**
 * The dot at a pointer position.
 *
 * @param x horizontal position in the pad, 0 to 1
 * @param y vertical position, 0 to 1
 * @returns undefined between dots
 */
export function dotAt(x: number, y: number): number | undefined {
  return dots.find((dot) => {
    const [column, row] = placeOf(dot);
    return Math.hypot(x - (column + 0.5) / 3, y - (row + 0.5) / 3) < reach;
  });
}

/** Hit radius of a dot, as a fraction of the pad's width. */
const reach = 0.11;
