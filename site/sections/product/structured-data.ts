import type { App } from '#content/facts/apps.ts';
import { appNames } from '#content/facts/company.ts';
import type { Locale } from '#site/i18n/locale.ts';
import { breadcrumbList } from '#site/seo/breadcrumb-list.ts';
import { softwareApplication } from '#site/seo/software-application.ts';

/** schema.org data of a product page: the app, and where the page stands. */
export function productData(locale: Locale, app: App, summary: string): object[] {
  return [
    softwareApplication(locale, app, summary),
    breadcrumbList(locale, [
      { name: locale.t('products.title'), route: '/products' },
      { name: appNames[app.id], route: `/product/${app.slug}` },
    ]),
  ];
}
