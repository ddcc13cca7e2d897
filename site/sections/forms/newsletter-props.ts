import type { Locale } from '#site/i18n/locale.ts';
import { formBasics } from './form-basics.ts';

/** Everything the newsletter's form is told. It stands in every page, so it is told no more than it needs. */
export function newsletterProps(locale: Locale, route: string) {
  const { t } = locale;
  return {
    ...formBasics(locale, route),
    labels: { email: t('newsletter.email'), submit: t('newsletter.subscribe') },
  };
}
