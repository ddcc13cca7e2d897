import type { BreadcrumbList } from 'schema-dts';
import { company } from '#content/facts/company.ts';
import type { Locale } from '#site/i18n/locale.ts';
import type { LabelKey } from '#site/i18n/resources.ts';
import { absolute } from './absolute.ts';
import type { StructuredData } from './structured-data.ts';

/** Sections with subpages, by the first path segment. */
const sections: Readonly<Record<string, { route: string; name: LabelKey }>> = {
  product: { route: '/products', name: 'products.title' },
  faq: { route: '/faq', name: 'faq.title' },
  documentation: { route: '/documentation', name: 'documentation.title' },
  news: { route: '/news', name: 'news.title' },
  blog: { route: '/blog', name: 'blog.title' },
  careers: { route: '/careers', name: 'careers.title' },
};

/**
 * Returns the breadcrumbs (schema.org) of an inner page, from the home page to the page itself.
 *
 * @param route English path of the page
 * @param title title of the page
 */
export function breadcrumbList({ t, path }: Locale, route: string, title: string): StructuredData<BreadcrumbList> {
  const section = sections[route.split('/')[1] ?? ''];
  const pages = [
    { name: company.name, route: '/' },
    ...(section && section.route !== route ? [{ name: t(section.name), route: section.route }] : []),
    { name: title, route },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: pages.map((page, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: page.name,
      item: absolute(path(page.route)),
    })),
  };
}
