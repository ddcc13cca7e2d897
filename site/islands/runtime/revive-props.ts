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
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value as Record<string, SerializedValue>).map(([key, own]) => [key, reviveValue(own)]),
  );
}
