import type { Graph, Thing } from 'schema-dts';

/** Structured data (schema.org) of the subject of a page. */
export type StructuredData<Type extends Thing = Thing> = Exclude<Type, string>;

/** Merges the data of a page into one graph, which is smaller than several blocks. */
export function oneGraph(data: readonly StructuredData[]): Graph {
  return { '@context': 'https://schema.org', '@graph': data };
}
