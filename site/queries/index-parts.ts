/** Articles in one file of the index that a list is searched by: about 20 kB as sent. */
const partSize = 250;

/** How many files the index of a list has, one at least. */
export function countParts(items: number): number {
  return Math.max(1, Math.ceil(items / partSize));
}

/** The items of a file, the first being 1. */
export function itemsOfPart<Item>(items: readonly Item[], part: number): readonly Item[] {
  return items.slice((part - 1) * partSize, part * partSize);
}

/** The numbers of the files after the first, as they stand in addresses. */
export function furtherParts(items: number): string[] {
  return Array.from({ length: countParts(items) - 1 }, (_, index) => String(index + 2));
}
