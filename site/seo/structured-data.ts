import type { Graph, Thing } from 'schema-dts';

/** schema.org data of a thing that a page is about. */
export type StructuredData<Type extends Thing = Thing> = Exclude<Type, string>;

/** Joins what a page says into one block: a second would repeat its frame. */
export function oneGraph(data: readonly StructuredData[]): Graph {
  return { '@context': 'https://schema.org', '@graph': data };
}
