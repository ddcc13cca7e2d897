import type { Platform } from '#content/facts/apps.ts';
import { platformKey } from '#site/i18n/app-keys.ts';
import type { Locale } from '#site/i18n/locale.ts';
import css from './PlatformBadges.module.css';

type PlatformBadgesProps = { locale: Locale; platforms: readonly Platform[] };

/** The platforms an app runs on. */
export function PlatformBadges({ locale: { t }, platforms }: PlatformBadgesProps) {
  return (
    <ul className={css.badges} aria-label={t('platform.list')}>
      {platforms.map((platform) => (
        <li key={platform}>{t(platformKey[platform])}</li>
      ))}
    </ul>
  );
}
