import type { WebPage } from 'schema-dts';
import type { StructuredData } from './structured-data.ts';

/**
 * Returns structured data (schema.org) of a dated page that is not an article, such as a policy.
 *
 * @param days dates of the last change of the document and of its translation, midnight UTC
 */
export function datedPage(...days: readonly [Date, ...(Date | undefined)[]]): StructuredData<WebPage> {
  return { '@type': 'WebPage', dateModified: latestDay(...days) };
}

/** The latest of several dates in ISO 8601 format. The sitemap uses it as `lastmod` (`site/integrations/sitemap.ts`). */
export function latestDay(...days: readonly [Date, ...(Date | undefined)[]]): string {
  return new Date(Math.max(...days.map((day) => Number(day ?? 0)))).toISOString().slice(0, 10);
}
