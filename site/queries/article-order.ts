/** The next newer and the next older neighbor of an item, in a list sorted newest first. */
export function neighborsOf<Item extends { slug: string }>(
  items: readonly Item[],
  slug: string,
): { newer: Item | undefined; older: Item | undefined } {
  const index = positionsIn(items).get(slug);
  return index === undefined
    ? { newer: undefined, older: undefined }
    : { newer: items[index - 1], older: items[index + 1] };
}

/** Positions by slug, cached per list, since every article needs them. */
const positions = new WeakMap<readonly unknown[], ReadonlyMap<string, number>>();

function positionsIn(items: readonly { slug: string }[]): ReadonlyMap<string, number> {
  const known = positions.get(items) ?? new Map(items.map(({ slug }, position) => [slug, position]));
  positions.set(items, known);
  return known;
}

/** What makes two articles related. */
type Filed = { apps: readonly string[]; topics: readonly string[] };

/** Maximum candidates per app or topic, newest first; keeps builds with thousands of articles fast. */
const maxCandidates = 60;

/**
 * Related articles: a shared app weighs more than a shared topic. Ties keep
 * the list order (newest first). Direct neighbors, which the page links anyway, are excluded.
 *
 * @param items newest first; must be the same array for all its articles, because results are cached by it
 */
export function relatedTo<Item extends { slug: string }>(
  items: readonly Item[],
  own: Item,
  filedOf: (item: Item) => Filed,
  count = 3,
): Item[] {
  const { newer, older } = neighborsOf(items, own.slug);
  const shown = [own.slug, newer?.slug, older?.slug];
  const { apps, topics } = filedOf(own);
  const weightOf = (filed: Filed) => 2 * shared(filed.apps, apps) + shared(filed.topics, topics);
  return candidatesFor(items, filedOf, filedOf(own))
    .map((position) => ({ position, item: items[position] }))
    .filter((one): one is { position: number; item: Item } => one.item !== undefined && !shown.includes(one.item.slug))
    .map(({ position, item }) => ({ position, item, weight: weightOf(filedOf(item)) }))
    .sort((one, other) => other.weight - one.weight || one.position - other.position)
    .slice(0, count)
    .map(({ item }) => item);
}

/** Positions by app and by topic, cached per list. */
const shelves = new WeakMap<readonly unknown[], ReadonlyMap<string, readonly number[]>>();

function candidatesFor<Item>(items: readonly Item[], filedOf: (item: Item) => Filed, own: Filed): number[] {
  const known = shelves.get(items) ?? fileAll(items, filedOf);
  shelves.set(items, known);
  const newest = items.slice(0, 10).keys();
  return [...new Set([...shelvesOf(own).flatMap((shelf) => known.get(shelf) ?? []), ...newest])];
}

function fileAll<Item>(items: readonly Item[], filedOf: (item: Item) => Filed): Map<string, number[]> {
  const filed = new Map<string, number[]>();
  for (const [position, item] of items.entries()) {
    for (const shelf of shelvesOf(filedOf(item))) {
      const own = filed.get(shelf) ?? [];
      if (own.length < maxCandidates) own.push(position);
      filed.set(shelf, own);
    }
  }
  return filed;
}

function shelvesOf({ apps, topics }: Filed): string[] {
  return [...apps.map((app) => `app ${app}`), ...topics.map((topic) => `topic ${topic}`)];
}

function shared(one: readonly string[], other: readonly string[]): number {
  return one.filter((id) => other.includes(id)).length;
}
