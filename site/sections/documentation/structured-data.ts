import type { TechArticle } from 'schema-dts';
import type { Locale } from '#site/i18n/locale.ts';
import type { Guide } from '#site/queries/guides.ts';
import { languageOfText } from '#site/sections/article/text-language.ts';
import { absolute } from '#site/seo/absolute.ts';
import { publisher } from '#site/seo/organization.ts';
import type { StructuredData } from '#site/seo/structured-data.ts';

/** Structured data (schema.org) of a guide. */
export function guideData(locale: Locale, { entry, slug, isFallback }: Guide): StructuredData<TechArticle> {
  const { title, summary } = entry.data;
  return {
    '@type': 'TechArticle',
    headline: title,
    description: summary,
    inLanguage: languageOfText(locale.language, isFallback).tag,
    author: publisher,
    mainEntityOfPage: absolute(locale.path(`/documentation/${slug}`)),
  };
}
