import { contentCollections } from '#site/documents/collections.ts';
import { readDocuments } from '#site/documents/read-documents.ts';

/**
 * Returns the English documents that a build skips because their date is in the future.
 *
 * @param now milliseconds since 1970
 * @param root project folder, or a copy of it in a test
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
