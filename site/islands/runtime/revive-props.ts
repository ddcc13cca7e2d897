/** A value as serialized by Astro: `[1, list]`, or `[0, anything else]`. */
type SerializedValue = readonly [kind: number, value: unknown];

/**
 * Deserializes the `props` of an island. Astro supports more types (dates, maps …); our islands get plain data only, which
 * `tests/build/islands.test.ts` checks.
 */
export function reviveProps(serialized: string): unknown {
  return reviveValue([0, JSON.parse(serialized)]);
}

function reviveValue([kind, value]: SerializedValue): unknown {
  if (kind === 1) return (value as readonly SerializedValue[]).map(reviveValue);
  if (typeof value !== 'object') return value;
  // In place, because it is the smallest code; `null` has no keys.
  const revived = value as Record<string, unknown>;
  for (const key in revived) revived[key] = reviveValue(revived[key] as SerializedValue);
  return revived;
}
