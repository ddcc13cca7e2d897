/** Query and topic; empty strings match everything. */
export type Choice = { query: string; topic: string };

/** Maximum query length; longer queries are truncated. */
const maxQueryLength = 200;

/**
 * Reads the filter from a query string, `?q=backup&category=security`.
 *
 * @param search the address's query string
 * @param parameter name of the parameter that holds the topic
 * @param topics known topics; others are ignored
 */
export function readChoice(search: string, parameter: string, topics: readonly { id: string }[]): Choice {
  const values = new URLSearchParams(search);
  const topic = values.get(parameter) ?? '';
  return {
    query: (values.get('q') ?? '').slice(0, maxQueryLength),
    topic: topics.some(({ id }) => id === topic) ? topic : '',
  };
}

/** Writes the filter into a URL; other parameters and the fragment are kept. */
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
