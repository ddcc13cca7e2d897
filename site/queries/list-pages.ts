/** Articles on one page of a list. */
const pageSize = 12;

/** How many pages a list has; an empty one has one as well. */
export function countPages(items: number): number {
  return Math.max(1, Math.ceil(items / pageSize));
}

/** The items of a page, the first being 1. */
export function itemsOfPage<Item>(items: readonly Item[], page: number): readonly Item[] {
  return items.slice((page - 1) * pageSize, page * pageSize);
}

/** The English address of a page of a list: the list's own for the first, `/news/page/2` for the second. */
export function pageRoute(route: string, page: number): string {
  return page === 1 ? route : `${route}/page/${page}`;
}

/** The numbers of the pages after the first, as they stand in addresses. */
export function furtherPages(items: number): string[] {
  return Array.from({ length: countPages(items) - 1 }, (_, index) => String(index + 2));
}

/**
 * The pages to which a page links: first, last, its neighbors; `undefined` where some are left out between.
 */
export function linkedPages(page: number, count: number): (number | undefined)[] {
  const wanted = [1, page - 1, page, page + 1, count].filter((number) => number >= 1 && number <= count);
  const numbers = [...new Set(wanted)].sort((one, other) => one - other);
  return numbers.flatMap((number, index) => {
    const gap = number - (numbers[index - 1] ?? number);
    return gap > 2 ? [undefined, number] : gap === 2 ? [number - 1, number] : [number];
  });
}
