/** The next newer and the next older item beside one, from a list with the newest first. */
export function neighborsOf<Item extends { slug: string }>(
  items: readonly Item[],
  slug: string,
): { newer: Item | undefined; older: Item | undefined } {
  const index = items.findIndex((item) => item.slug === slug);
  return { newer: items[index - 1], older: index < 0 ? undefined : items[index + 1] };
}

/** What makes two articles related. */
type Filed = { slug: string; apps: readonly string[]; topics: readonly string[] };

/**
 * The articles that have most in common with one: a shared app counts for more than a shared topic. Among equals the
 * order of the list stays (newest first). Its neighbors, which stand beside the article anyway, are left out.
 */
export function relatedTo<Item extends Filed>(items: readonly Item[], own: Item, count = 3): Item[] {
  const { newer, older } = neighborsOf(items, own.slug);
  const shown = [own.slug, newer?.slug, older?.slug];
  return items
    .filter(({ slug }) => !shown.includes(slug))
    .map((item) => ({ item, weight: 2 * shared(item.apps, own.apps) + shared(item.topics, own.topics) }))
    .sort((one, other) => other.weight - one.weight)
    .slice(0, count)
    .map(({ item }) => item);
}

function shared(one: readonly string[], other: readonly string[]): number {
  return one.filter((id) => other.includes(id)).length;
}
