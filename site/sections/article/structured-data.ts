import type { BlogPosting, NewsArticle } from 'schema-dts';
import type { Locale } from '#site/i18n/locale.ts';
import { topicsOf, type ArticleDocument, type ArticleKind } from '#site/queries/articles.ts';
import { absolute } from '#site/seo/absolute.ts';
import { publisher } from '#site/seo/organization.ts';
import { vocabulary, type StructuredData } from '#site/seo/structured-data.ts';
import { illustration } from './illustration.ts';
import { kinds, topicKey } from './kinds.ts';
import { languageOfText } from './text-language.ts';
import { isoDay } from './to-article.ts';

/** schema.org data of an article. */
export function articleData(
  locale: Locale,
  kind: ArticleKind,
  document: ArticleDocument,
): StructuredData<NewsArticle | BlogPosting> {
  const { t, path, language } = locale;
  const { slug, entry, isFallback } = document;
  const { data, id } = entry;
  const { route, dataType } = kinds[kind];
  const day = isoDay(data.date);
  return {
    ...vocabulary,
    '@type': dataType,
    headline: data.title,
    description: data.summary,
    image: absolute(illustration(data.image, `content/${kind}/${id}.md`).src),
    datePublished: day,
    dateModified: data.updated ? isoDay(data.updated) : day,
    inLanguage: languageOfText(language, isFallback).tag,
    keywords: topicsOf(entry).map((topic) => t(topicKey[topic])),
    author: { '@type': 'Person', name: data.author },
    publisher,
    mainEntityOfPage: absolute(path(`${route}/${slug}`)),
  };
}
