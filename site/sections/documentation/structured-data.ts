import { company } from '#content/facts/company.ts';
import type { Locale } from '#site/i18n/locale.ts';
import type { Guide } from '#site/queries/guides.ts';
import { languageOfText } from '#site/sections/article/text-language.ts';
import { breadcrumbList } from '#site/seo/breadcrumb-list.ts';
import { absolute } from '#site/seo/Metadata.tsx';

/** schema.org data of a guide: itself, and where it stands. */
export function guideData(locale: Locale, { entry, slug, isFallback }: Guide): object[] {
  const { title, summary } = entry.data;
  const route = `/documentation/${slug}`;
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'TechArticle',
      headline: title,
      description: summary,
      inLanguage: languageOfText(locale.language, isFallback).tag,
      author: { '@type': 'Organization', name: company.name, url: absolute('/') },
      mainEntityOfPage: absolute(locale.path(route)),
    },
    breadcrumbList(locale, [
      { name: locale.t('documentation.title'), route: '/documentation' },
      { name: title, route },
    ]),
  ];
}
