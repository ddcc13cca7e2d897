import { buildConfig } from '#site/build-config.ts';
import type { Locale } from '#site/i18n/locale.ts';

/** What keeps programs from sending our forms, with the documents that apply: the one that this build is set up for. */
export function protectionNotice({ t, path }: Locale) {
  return {
    text: buildConfig.recaptchaSiteKey ? t('form.notice.recaptcha') : t('form.notice.proof'),
    links: [
      { label: t('form.notice.privacy'), href: path('/privacy') },
      { label: t('form.notice.terms'), href: path('/terms') },
    ],
  };
}
