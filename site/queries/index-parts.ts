/** Articles per index file of an article list: about 20 kB compressed. */
const partSize = 250;

/** Number of index files of a list, at least one. */
export function countParts(items: number): number {
  return Math.max(1, Math.ceil(items / partSize));
}

/** The items of a file. Files are numbered from 1. */
export function itemsOfPart<Item>(items: readonly Item[], part: number): readonly Item[] {
  return items.slice((part - 1) * partSize, part * partSize);
}

/** Numbers of the files after the first, for paths. */
export function furtherParts(items: number): string[] {
  return Array.from({ length: countParts(items) - 1 }, (_, index) => String(index + 2));
}
