/** What the visitor is looking for. Empty strings: everything. */
export type Choice = { query: string; topic: string };

/** Longer queries are cut: the list's titles are shorter. */
const longestQuery = 200;

/**
 * The choice an address holds, `?q=backup&category=security`.
 *
 * @param search the address's query string
 * @param parameter name of the parameter that holds the topic
 * @param topics the known ones; any other is no choice
 */
export function readChoice(search: string, parameter: string, topics: readonly { id: string }[]): Choice {
  const values = new URLSearchParams(search);
  const topic = values.get(parameter) ?? '';
  return {
    query: (values.get('q') ?? '').slice(0, longestQuery),
    topic: topics.some(({ id }) => id === topic) ? topic : '',
  };
}

/** The address with a choice in it; other parameters and the fragment stay. */
export function writeChoice(address: string, parameter: string, { query, topic }: Choice): string {
  const url = new URL(address);
  for (const [name, value] of [
    ['q', query.trim()],
    [parameter, topic],
  ] as const) {
    if (value) url.searchParams.set(name, value);
    else url.searchParams.delete(name);
  }
  return url.href;
}
