import type { Locale } from '#site/i18n/locale.ts';
import { formBasics } from './form-basics.ts';

/** Props of the newsletter form. It is on every page, so the props are kept to a minimum. */
export function newsletterProps(locale: Locale, route: string) {
  const { t } = locale;
  return {
    ...formBasics(locale, route),
    labels: { email: t('newsletter.email'), submit: t('newsletter.subscribe') },
  };
}
