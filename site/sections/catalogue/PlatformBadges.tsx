import type { Platform } from '#content/facts/apps.ts';
import { platformKey } from '#site/i18n/app-keys.ts';
import type { Locale } from '#site/i18n/locale.ts';
import { Cluster } from '#site/ui/Cluster.tsx';
import { Tag } from '#site/ui/Tag.tsx';

type PlatformBadgesProps = { locale: Locale; platforms: readonly Platform[] };

/** The platforms an app runs on. */
export function PlatformBadges({ locale: { t }, platforms }: PlatformBadgesProps) {
  return (
    <Cluster as="ul" gap={2} aria-label={t('platform.list')}>
      {platforms.map((platform) => (
        <Tag as="li" key={platform}>
          {t(platformKey[platform])}
        </Tag>
      ))}
    </Cluster>
  );
}
