import type { Locale } from '#site/i18n/locale.ts';

/** Field labels shared by the forms with pages of their own. */
export function messageLabels({ t }: Locale) {
  return {
    optional: t('form.optional'),
    choose: t('form.choose'),
    name: t('form.name'),
    email: t('form.email'),
    emailHint: t('form.emailHint'),
  };
}
