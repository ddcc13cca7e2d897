import { defaultCode, languages } from '#locales/registry.ts';
import type { Language } from '#locales/registry.ts';

/** `lang` and `dir` of a document's text: empty if it is in the page's language, English if it is not translated. */
export type TextLanguage = { lang?: string; dir?: Language['direction'] };

/** Language attributes for elements with text of a document. */
export function textLanguage(isFallback: boolean): TextLanguage {
  return isFallback ? { lang: english.tag, dir: english.direction } : {};
}

/**
 * Language attributes for a part of a document. A part that is missing in the translation is copied from the English
 * document, so a part that equals the English one is marked as English.
 *
 * @param own the text of the part as the page shows it
 * @param source the same part of the English document
 *
 */
export function partLanguage(language: Language, own: string, source: string | undefined): TextLanguage {
  return textLanguage(language.code !== defaultCode && own === source);
}

/** The language a document's text is in. */
export function languageOfText(language: Language, isFallback: boolean): Language {
  return isFallback ? english : language;
}

const english: Language = languages.find(({ code }) => code === defaultCode) ?? languages[0];
