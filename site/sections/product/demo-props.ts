import type { AppId } from '#content/facts/apps.ts';
import type { Locale } from '#site/i18n/locale.ts';

/** Props of a demonstration's island. The labels of the demonstration itself are loaded when it starts. */
export function demoProps({ language, t }: Locale, app: AppId) {
  return {
    app,
    address: `/demo-labels/${app}/${language.tag.toLowerCase()}.json`,
    labels: { start: t('stage.try'), failed: t('stage.failed') },
  };
}
