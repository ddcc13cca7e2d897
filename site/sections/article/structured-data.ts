import type { BlogPosting, NewsArticle } from 'schema-dts';
import type { Locale } from '#site/i18n/locale.ts';
import type { ArticleDocument, ArticleKind } from '#site/queries/articles.ts';
import { absolute } from '#site/seo/absolute.ts';
import { latestDay } from '#site/seo/dated-page.ts';
import { publisher } from '#site/seo/organization.ts';
import { articleShareImage } from '#site/seo/share-image.ts';
import type { StructuredData } from '#site/seo/structured-data.ts';
import { kinds } from './kinds.ts';
import { languageOfText } from './text-language.ts';
import { isoDay } from './to-article.ts';

/** Structured data (schema.org) of an article. Title, summary and URL are in the head of the page. */
export function articleData(
  locale: Locale,
  kind: ArticleKind,
  document: ArticleDocument,
): StructuredData<NewsArticle | BlogPosting> {
  const { entry, isFallback } = document;
  const { data } = entry;
  const { dataType } = kinds[kind];
  return {
    '@type': dataType,
    headline: data.title,
    image: absolute(articleShareImage(data.image)),
    datePublished: isoDay(data.date),
    dateModified: latestDay(data.date, data.updated, data.translated),
    inLanguage: languageOfText(locale.language, isFallback).tag,
    author: { '@type': 'Person', name: data.author },
    publisher,
  };
}
