import type { Locale } from '#site/i18n/locale.ts';
import { formBasics } from './form-basics.ts';

/** Props of the inquiry form. */
export function inquiryProps(locale: Locale) {
  const { t } = locale;
  return {
    ...formBasics(locale, '/'),
    labels: {
      name: t('inquiry.name'),
      email: t('inquiry.email'),
      message: t('inquiry.message'),
      submit: t('inquiry.send'),
    },
  };
}
