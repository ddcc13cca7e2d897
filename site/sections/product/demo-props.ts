import type { AppId } from '#content/facts/apps.ts';
import type { Locale } from '#site/i18n/locale.ts';

/** What the island of a demonstration is told; its own words are fetched when it is started. */
export function demoProps({ language, t }: Locale, app: AppId) {
  return {
    app,
    address: `/demo-labels/${app}/${language.tag.toLowerCase()}.json`,
    labels: { start: t('stage.try'), failed: t('stage.failed') },
  };
}
