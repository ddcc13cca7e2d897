import type { AppId } from '#content/facts/apps.ts';
import type { Locale } from '#site/i18n/locale.ts';

/** Props of a demonstration's island. */
export function demoProps({ language, t }: Locale, app: AppId) {
  return {
    app,
    language: language.tag,
    labels: { start: t('stage.try'), failed: t('stage.failed') },
  };
}
