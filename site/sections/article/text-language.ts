import { defaultCode, languages } from '#locales/registry.ts';
import type { Language } from '#locales/registry.ts';

/** `lang` and `dir` of a document's own text: empty in the page's language, English where there is no translation. */
export type TextLanguage = { lang?: string; dir?: Language['direction'] };

/** Attributes for the elements that hold a document's words. */
export function textLanguage(isFallback: boolean): TextLanguage {
  return isFallback ? { lang: english.tag, dir: english.direction } : {};
}

/** The language a document is written in. */
export function languageOfText(language: Language, isFallback: boolean): Language {
  return isFallback ? english : language;
}

const english: Language = languages.find(({ code }) => code === defaultCode) ?? languages[0];
