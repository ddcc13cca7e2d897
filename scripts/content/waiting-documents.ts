import { contentCollections } from '#site/documents/collections.ts';
import { readDocuments } from '#site/documents/read-documents.ts';

/**
 * English documents that a build leaves out because their day is still to come.
 *
 * @param now milliseconds since 1970
 * @param root the project, or a copy of it in a test
 */
export function scheduledDocuments(now = Date.now(), root = '.'): { file: string; day: string }[] {
  return contentCollections
    .flatMap((collection) => readDocuments(collection, root, 'en'))
    .flatMap(({ file, fields }) => {
      const { date, posted, draft } = (fields ?? {}) as Record<string, unknown>;
      const day = typeof date === 'string' ? date : posted;
      return typeof day === 'string' && draft !== true && Date.parse(day) > now ? [{ file, day }] : [];
    });
}
