import type { Locale } from '#site/i18n/locale.ts';

/** Labels of the fields that the forms of pages of their own share. */
export function messageLabels({ t }: Locale) {
  return {
    optional: t('form.optional'),
    choose: t('form.choose'),
    name: t('form.name'),
    email: t('form.email'),
    emailHint: t('form.emailHint'),
  };
}
