import { appNames } from '#content/facts/company.ts';
import { defaultCode, languages, type Language } from '#locales/registry.ts';
import { interfaceNames, glossaryFile, readGlossary, readOwnGlossary } from './glossary.ts';
import { avoidedTerms, menuProblems, termProblems, type TextProblem } from './term-problems.ts';
import { typographyProblems } from './typography-problems.ts';
import type { VisibleText } from './visible-text.ts';

/** Rules for the wording in a language. */
export type WordRules = {
  language: Language;
  /** Untranslatable names, the longest first: Google Play before Google. */
  keep: readonly string[];
  /** Finds problems in the texts of a document, or in one label: terms to avoid, menu paths, typography. */
  problemsOf: (texts: readonly VisibleText[]) => TextProblem[];
};

/**
 * Creates the rules of a language from its glossary, its row in `locales/registry.ts`, and `locales/typography.ts`.
 *
 * @param root project folder, or a copy of it in a test
 * @throws Error if a glossary is invalid
 */
export function wordRules(code: string, root = '.'): WordRules {
  const language: Language = languages.find((one) => one.code === code) ?? languages[0];
  const english = readGlossary(root);
  const own = readOwnGlossary(code, root);
  const isEnglish = code === defaultCode;
  const terms = isEnglish
    ? Object.values(english.terms).map(({ term, avoid }) => ({ use: term, avoid }))
    : Object.values(own.terms);
  const avoided = avoidedTerms(terms);
  const names = isEnglish ? new Set(Object.values(english.interface).flat()) : interfaceNames(own);
  const apps = Object.values(appNames).flatMap((name) => [name, `Northlamp ${name}`]);
  const isKnown = (name: string) => names.has(name) || english.keep.includes(name) || apps.includes(name);
  const advice = isEnglish
    ? 'add it to its platform under "interface" in locales/glossary.yaml, so that translators find it'
    : `take the platform's name from "interface" in ${glossaryFile(code)}`;
  const problemsOf = (texts: readonly VisibleText[]) => [
    ...termProblems(texts, avoided),
    ...texts.flatMap((text) => [
      // Skipped until the language's glossary has names.
      ...(names.size > 0 ? menuProblems(text, isKnown, advice) : []),
      ...typographyProblems(text, language),
    ]),
  ];
  return { language, keep: english.keep.toSorted((one, other) => other.length - one.length), problemsOf };
}
