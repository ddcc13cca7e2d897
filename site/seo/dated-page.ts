import type { WebPage } from 'schema-dts';
import type { StructuredData } from './structured-data.ts';

/**
 * schema.org data of a dated page that is not an article, such as a policy.
 *
 * @param days midnight UTC: when the document last changed, and its translation
 */
export function datedPage(...days: readonly [Date, ...(Date | undefined)[]]): StructuredData<WebPage> {
  return { '@type': 'WebPage', dateModified: latestDay(...days) };
}

/** The latest of some days, as ISO 8601 writes it. The sitemap takes `lastmod` from there (`scripts/build/sitemap.ts`). */
export function latestDay(...days: readonly [Date, ...(Date | undefined)[]]): string {
  return new Date(Math.max(...days.map((day) => Number(day ?? 0)))).toISOString().slice(0, 10);
}
