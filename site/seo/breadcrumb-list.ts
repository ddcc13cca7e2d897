import type { Locale } from '#site/i18n/locale.ts';
import { absolute } from './Metadata.tsx';

/** schema.org data that says where a page stands: its parents first, the page itself last. */
export function breadcrumbList({ path }: Locale, pages: readonly { name: string; route: string }[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: pages.map(({ name, route }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absolute(path(route)),
    })),
  };
}
