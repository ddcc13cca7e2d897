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
type Subjects = { apps: readonly string[]; topics: readonly string[] };

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
  subjectsOf: (item: Item) => Subjects,
  count = 3,
): Item[] {
  const { newer, older } = neighborsOf(items, own.slug);
  const shown = [own.slug, newer?.slug, older?.slug];
  const { apps, topics } = subjectsOf(own);
  const weightOf = (subjects: Subjects) => 2 * shared(subjects.apps, apps) + shared(subjects.topics, topics);
  return candidatesFor(items, subjectsOf, subjectsOf(own))
    .map((position) => ({ position, item: items[position] }))
    .filter((one): one is { position: number; item: Item } => one.item !== undefined && !shown.includes(one.item.slug))
    .map(({ position, item }) => ({ position, item, weight: weightOf(subjectsOf(item)) }))
    .sort((one, other) => other.weight - one.weight || one.position - other.position)
    .slice(0, count)
    .map(({ item }) => item);
}

/** Positions by app and by topic, cached per list. */
const bucketCache = new WeakMap<readonly unknown[], ReadonlyMap<string, readonly number[]>>();

function candidatesFor<Item>(items: readonly Item[], subjectsOf: (item: Item) => Subjects, own: Subjects): number[] {
  const known = bucketCache.get(items) ?? makeBuckets(items, subjectsOf);
  bucketCache.set(items, known);
  const newest = items.slice(0, 10).keys();
  return [...new Set([...bucketKeys(own).flatMap((key) => known.get(key) ?? []), ...newest])];
}

function makeBuckets<Item>(items: readonly Item[], subjectsOf: (item: Item) => Subjects): Map<string, number[]> {
  const buckets = new Map<string, number[]>();
  for (const [position, item] of items.entries()) {
    for (const key of bucketKeys(subjectsOf(item))) {
      const own = buckets.get(key) ?? [];
      if (own.length < maxCandidates) own.push(position);
      buckets.set(key, own);
    }
  }
  return buckets;
}

function bucketKeys({ apps, topics }: Subjects): string[] {
  return [...apps.map((app) => `app ${app}`), ...topics.map((topic) => `topic ${topic}`)];
}

function shared(one: readonly string[], other: readonly string[]): number {
  return one.filter((id) => other.includes(id)).length;
}
