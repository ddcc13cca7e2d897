/** A value as Astro writes it into an island's `props`: 1 and a list, or 0 and anything else that JSON has. */
type SerializedValue = readonly [kind: number, value: unknown];

/**
 * Reads the `props` of an island. Astro knows further kinds (dates, maps …); islands get plain data only, which
 * `tests/build/islands.test.ts` checks.
 */
export function reviveProps(serialized: string): unknown {
  return reviveValue([0, JSON.parse(serialized)]);
}

function reviveValue([kind, value]: SerializedValue): unknown {
  if (kind === 1) return (value as readonly SerializedValue[]).map(reviveValue);
  if (typeof value !== 'object') return value;
  // In place, which takes the fewest bytes of every page; `null` has no keys.
  const revived = value as Record<string, unknown>;
  for (const key in revived) revived[key] = reviveValue(revived[key] as SerializedValue);
  return revived;
}
