/** Articles on one page of a list. */
const pageSize = 12;

/** Number of pages of a list, at least one. */
export function countPages(items: number): number {
  return Math.max(1, Math.ceil(items / pageSize));
}

/** The items of a page. Pages are numbered from 1. */
export function itemsOfPage<Item>(items: readonly Item[], page: number): readonly Item[] {
  return items.slice((page - 1) * pageSize, page * pageSize);
}

/** The English path of a page of a list: the list's own path for the first page, `/news/page/2` for the second. */
export function pageRoute(route: string, page: number): string {
  return page === 1 ? route : `${route}/page/${page}`;
}

/** Numbers of the pages after the first, for paths. */
export function furtherPages(items: number): string[] {
  return Array.from({ length: countPages(items) - 1 }, (_, index) => String(index + 2));
}

/**
 * Page numbers to link from a page: first, last and neighbors; `undefined` marks a gap.
 */
export function linkedPages(page: number, count: number): (number | undefined)[] {
  const wanted = [1, page - 1, page, page + 1, count].filter((number) => number >= 1 && number <= count);
  const numbers = [...new Set(wanted)].sort((one, other) => one - other);
  return numbers.flatMap((number, index) => {
    const gap = number - (numbers[index - 1] ?? number);
    return gap > 2 ? [undefined, number] : gap === 2 ? [number - 1, number] : [number];
  });
}
