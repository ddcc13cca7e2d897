import { fillPlaceholders } from '#content/facts/placeholders.ts';
import { keepTogether, withoutJoiners } from '#locales/keep-together.ts';
import { defaultCode } from '#locales/registry.ts';
import { factsIn } from '#site/i18n/facts.ts';
import { mapTexts } from './map-texts.ts';
import { checkDocument, languageByCode } from './check-document.ts';
import type { Collection } from './collections.ts';
import { mergeTranslation } from './merge-translation.ts';
import { policyTables } from './policy-tables.ts';
import type { ContentDocument } from './read-documents.ts';

/** A document ready for pages: with facts and non-breaking spaces, completed from English. */
export type PreparedDocument = {
  document: ContentDocument;
  fields: unknown;
  body: string;
  /** Problems, one message each, with the file. Those that a translation inherits from English are only in English. */
  problems: readonly string[];
  /** Whether the document has no problems, neither its own nor inherited ones. */
  isValid: boolean;
};

/** A prepared English document. */
type English = Pick<PreparedDocument, 'fields' | 'body' | 'problems'>;

/** By the list of documents that holds them: languages are prepared one after another with the same English documents. */
const preparedEnglish = new WeakMap<readonly ContentDocument[], ReadonlyMap<string, English>>();

/**
 * Prepares the documents of a collection that have an English version.
 *
 * @param english the list that holds the English versions; by default, the documents themselves
 */
export function prepareDocuments(
  collection: Collection,
  documents: readonly ContentDocument[],
  english = documents,
): PreparedDocument[] {
  const sources = preparedEnglish.get(english) ?? prepareEnglish(collection, english);
  preparedEnglish.set(english, sources);
  return documents.flatMap((document) => {
    const source = sources.get(document.slug);
    if (!source) return [];
    const own = fill(document);
    const fields =
      document.code === defaultCode ? own.fields : mergeTranslation(own.fields, source.fields, collection.shared);
    const body = fillPlaceholders(own.body, policyTables(document.code, fields, source.fields));
    const all = document.code === defaultCode ? source.problems : checkDocument(collection, document, fields);
    const known = new Set(document.code === defaultCode ? [] : source.problems.map(withoutPlace));
    const problems = all.filter((one) => !known.has(withoutPlace(one)));
    return [{ document, fields, body, problems, isValid: all.length === 0 }];
  });
}

function prepareEnglish(collection: Collection, documents: readonly ContentDocument[]): ReadonlyMap<string, English> {
  const english = documents.filter(({ code }) => code === defaultCode);
  return new Map(
    english.map((one) => {
      const filled = fill(one);
      return [one.slug, { ...filled, problems: checkDocument(collection, one, filled.fields) }];
    }),
  );
}

function withoutPlace(problem: string): string {
  return problem.replace(/^[^ ]+: /, '');
}

function fill({ code, fields, body }: ContentDocument): { fields: unknown; body: string } {
  const language = languageByCode(code);
  if (!language) return { fields, body };
  const facts = factsIn(language);
  // Word joiners come after validation, which counts characters.
  const fillText = (text: string) => withoutJoiners(keepTogether(fillPlaceholders(text, facts), code));
  // Non-breaking spaces in the body are inserted into its HTML, so that heading ids don't change.
  return { fields: mapTexts(fields, fillText), body: fillPlaceholders(body, facts) };
}
