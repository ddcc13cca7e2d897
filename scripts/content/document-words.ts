import type { ContentDocument } from '#site/documents/read-documents.ts';
import { nameProblems } from '#scripts/translations/kept-names.ts';
import { englishSentences, scriptProblems } from '#scripts/translations/left-in-english.ts';
import { visibleTexts, type VisibleText } from '#scripts/translations/visible-text.ts';
import type { WordRules } from '#scripts/translations/word-rules.ts';

/**
 * Checks the wording of a document. Returns a message for each problem with the file and, if known, the line.
 *
 * @param english the English document, for English itself the same document
 */
export function documentWordProblems(
  document: ContentDocument,
  english: ContentDocument | undefined,
  { language, keep, problemsOf }: WordRules,
): string[] {
  const own = visibleTexts(document);
  const source = english && document.code !== 'en' ? englishTexts(english) : [];
  const textsOf = (parts: readonly VisibleText[]) => parts.map(({ text }) => text);
  const inLines = [...problemsOf(own), ...englishSentences(own, source)];
  return [
    ...scriptProblems(textsOf(own), language.script).map((problem) => `${document.file}: ${problem}`),
    ...nameProblems(keep, textsOf(own), textsOf(source)).map((problem) => `${document.file}: ${problem}`),
    ...inLines.map(({ line, problem }) => `${document.file}:${line}: ${problem}`),
  ];
}

/** Texts of English documents, with which the document of every language is compared. */
const known = new WeakMap<ContentDocument, VisibleText[]>();

function englishTexts(english: ContentDocument): VisibleText[] {
  const texts = known.get(english) ?? visibleTexts(english);
  known.set(english, texts);
  return texts;
}
