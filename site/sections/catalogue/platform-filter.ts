import { catalogueSettings, platforms, type Platform } from '#content/facts/apps.ts';
import { platformKey } from '#site/i18n/app-keys.ts';
import type { Locale } from '#site/i18n/locale.ts';
import { filterStyles } from '#site/sections/filter/filter-styles.ts';
import type { FilterGroup } from '#site/sections/filter/ListFilter.tsx';

/** Id of the catalogue section. */
export const catalogueId = 'apps';

/** The platforms in the filter. */
export const filteredPlatforms: readonly Platform[] = platforms.filter(
  (platform) => platform !== 'ios' || catalogueSettings.iosFilter,
);

/** The options of the platform filter. */
export function platformGroup({ t }: Locale): FilterGroup {
  return {
    name: 'platform',
    legend: t('catalogue.filter'),
    options: [
      { value: 'all', label: t('catalogue.all') },
      ...filteredPlatforms.map((platform) => ({ value: platform, label: t(platformKey[platform]) })),
    ],
  };
}

/** Filter styles for a page with the catalogue. Elements with `data-only` are shown while that platform is selected. */
export function platformFilterStyles(locale: Locale): string {
  const others = filteredPlatforms.map(
    (platform) => `#${catalogueId}:not(:has([value=${platform}]:checked)) [data-only=${platform}]`,
  );
  return `${filterStyles(catalogueId, [platformGroup(locale)])}${others.join()}{display:none}`;
}
