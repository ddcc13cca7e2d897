import { catalogueSettings } from '#content/facts/apps.ts';
import type { Locale } from '#site/i18n/locale.ts';
import { filterStyles } from '#site/sections/filter/filter-styles.ts';
import type { FilterGroup } from '#site/sections/filter/ListFilter.tsx';

/** Id of the catalogue's section. */
export const catalogueId = 'apps';

/** The choices of the catalogue's filter. */
export function platformGroup({ t }: Locale): FilterGroup {
  return {
    name: 'platform',
    legend: t('catalogue.filter'),
    options: [
      { value: 'all', label: t('catalogue.all') },
      { value: 'android', label: t('platform.android') },
      ...(catalogueSettings.iosFilter ? [{ value: 'ios', label: t('platform.ios') }] : []),
    ],
  };
}

/** Styles of a page that shows the catalogue. */
export function platformFilterStyles(locale: Locale): string {
  return filterStyles(catalogueId, [platformGroup(locale)]);
}
