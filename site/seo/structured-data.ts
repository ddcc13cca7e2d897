import type { Graph, Thing, WithContext } from 'schema-dts';

/** schema.org data of one thing, or of several that belong together, as it stands in a page. */
export type StructuredData<Type extends Thing = Thing> = WithContext<Type> | Graph;

/** Says which vocabulary the names of a thing are from. */
export const vocabulary = { '@context': 'https://schema.org' } as const;
