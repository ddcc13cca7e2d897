import type { WebPage } from 'schema-dts';
import type { StructuredData } from './structured-data.ts';

/**
 * schema.org data of a dated page that is not an article, such as a policy.
 *
 * @param modified day of its last change, midnight UTC
 */
export function datedPage(modified: Date): StructuredData<WebPage> {
  return { '@type': 'WebPage', dateModified: modified.toISOString().slice(0, 10) };
}
