import type { Locale } from '#site/i18n/locale.ts';

/** Language, page and paths that every form needs. */
export function formBasics({ language, path }: Locale, route: string) {
  return { place: { language: language.tag, page: path(route) } };
}
