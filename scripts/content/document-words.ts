import type { ContentDocument } from '#site/documents/read-documents.ts';
import { missingNames } from '#scripts/translations/kept-names.ts';
import { englishSentences, insufficientScriptShare } from '#scripts/translations/left-in-english.ts';
import { visibleTexts } from '#scripts/translations/visible-text.ts';
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
  const source = english && document.code !== 'en' ? visibleTexts(english) : [];
  const words = own.map(({ text }) => text);
  const share = insufficientScriptShare(words, language.script);
  const names = missingNames(
    keep,
    words,
    source.map(({ text }) => text),
  );
  return [
    ...(share === undefined ? [] : [`only ${Math.round(share * 100)} % of its letters are in the language's script`]),
    ...names.map((name) => `does not contain the name "${name}" from the English document; names are not translated`),
    ...[...own.flatMap(problemsOf), ...englishSentences(own, source)].map(
      ({ line, problem }) => `:${line}: ${problem}`,
    ),
  ].map((problem) => document.file + (problem.startsWith(':') ? '' : ': ') + problem);
}
