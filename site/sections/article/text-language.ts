import { defaultCode, languages } from '#locales/registry.ts';
import type { Language } from '#locales/registry.ts';

/** `lang` and `dir` of a document's own text: empty in the page's language, English where there is no translation. */
export type TextLanguage = { lang?: string; dir?: Language['direction'] };

/** Attributes for the elements that hold a document's words. */
export function textLanguage(isFallback: boolean): TextLanguage {
  return isFallback ? { lang: english.tag, dir: english.direction } : {};
}

/**
 * Attributes for a part of a document: English as well where a translation lacks the part, which it then has from the
 * English document to the letter.
 *
 * @param own the part's words as the page shows them
 * @param source the same in the English document
 */
export function partLanguage(language: Language, own: string, source: string | undefined): TextLanguage {
  return textLanguage(language.code !== defaultCode && own === source);
}

/** The language a document is written in. */
export function languageOfText(language: Language, isFallback: boolean): Language {
  return isFallback ? english : language;
}

const english: Language = languages.find(({ code }) => code === defaultCode) ?? languages[0];
