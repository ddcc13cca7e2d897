import type { Locale } from '#site/i18n/locale.ts';

/** Where a form stands. */
export function formBasics({ language, path }: Locale, route: string) {
  return { place: { language: language.tag, page: path(route) } };
}
