import { createHash } from 'node:crypto';
import { contentCollections } from './collections.ts';
import { readDocuments } from './read-documents.ts';

/** How a translation stands to its English document. */
export type TranslationState =
  /** The English document has not changed since. */
  | 'current'
  /** The English document is another than the one that was translated. */
  | 'stale'
  /** It is not known which English document was translated. */
  | 'unmarked'
  | 'missing';

/** A document in a language. */
export type TranslationStatus = { document: string; code: string; state: TranslationState };

/** `news/de/2026-10-vpn-locations` and the hash of the English document it was translated from. */
export type TranslatedFrom = Readonly<Record<string, string>>;

/**
 * How the translations of all documents stand.
 *
 * @param codes of the languages asked about
 * @param marks what each translation was made from
 * @param root the project, or a copy of it in a test
 */
export function translationStatus(codes: readonly string[], marks: TranslatedFrom, root = '.'): TranslationStatus[] {
  return contentCollections.flatMap(({ folder }) => {
    const documents = readDocuments(folder, root);
    const translated = new Set(documents.map(({ code, slug }) => `${code}/${slug}`));
    const english = documents.filter(({ code }) => code === 'en');
    return codes.flatMap((code) =>
      english.map(({ slug, source }): TranslationStatus => {
        const document = `${folder}/${code}/${slug}`;
        const mark = marks[document];
        const isThere = translated.has(`${code}/${slug}`);
        const known = mark === undefined ? 'unmarked' : mark === sourceHash(source) ? 'current' : 'stale';
        return { document, code, state: isThere ? known : 'missing' };
      }),
    );
  });
}

/** Names the words of an English document; line ends and white space at the ends of lines do not count. */
export function sourceHash(source: string): string {
  const text = source.replace(/[ \t]*\r?\n/g, '\n').trim();
  return createHash('sha256').update(text).digest('base64url').slice(0, 12);
}
