import type { FormName } from '#contracts/forms/form-names.ts';
import type { Locale } from '#site/i18n/locale.ts';

/** Where a form stands, and where its messages are. */
export function formBasics({ language, path }: Locale, form: FormName, route: string) {
  return { place: { language: language.tag, page: path(route) }, messagesPath: path(`/form-messages/${form}.json`) };
}
