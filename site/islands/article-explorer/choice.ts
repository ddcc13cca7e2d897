/** Query and topic; empty strings match everything. */
export type Choice = { query: string; topic: string };

/** Maximum query length; longer queries are truncated. */
const maxQueryLength = 200;

/**
 * Reads the filter from a URL's fragment, `#q=backup&category=security`. In the fragment, because browsers don't send it
 * to the server.
 *
 * @param hash the fragment
 * @param parameter name of the parameter that holds the topic
 * @param topics known topics; others are ignored
 */
export function readChoice(hash: string, parameter: string, topics: readonly { id: string }[]): Choice {
  const values = new URLSearchParams(hash.slice(1));
  const topic = values.get(parameter) ?? '';
  return {
    query: (values.get('q') ?? '').slice(0, maxQueryLength),
    topic: topics.some(({ id }) => id === topic) ? topic : '',
  };
}

/** Writes the filter into the fragment of a URL. */
export function writeChoice(address: string, parameter: string, { query, topic }: Choice): string {
  const values = new URLSearchParams();
  for (const [name, value] of [
    ['q', query.trim()],
    [parameter, topic],
  ] as const)
    if (value) values.set(name, value);
  const url = new URL(address);
  url.hash = values.toString();
  return url.href;
}
