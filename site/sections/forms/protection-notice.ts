import { buildConfig } from '#site/build-config.ts';
import type { Locale } from '#site/i18n/locale.ts';

/** The notice about the form's bot protection, with links to the policies of the provider that this build uses. */
export function protectionNotice({ t, path }: Locale) {
  return {
    text: buildConfig.recaptchaSiteKey ? t('form.notice.recaptcha') : t('form.notice.proof'),
    links: [
      { label: t('form.notice.privacy'), href: path('/privacy') },
      { label: t('form.notice.terms'), href: path('/terms') },
    ],
  };
}
