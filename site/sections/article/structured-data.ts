import { company } from '#content/facts/company.ts';
import type { Locale } from '#site/i18n/locale.ts';
import { topicsOf, type ArticleDocument, type ArticleKind } from '#site/queries/articles.ts';
import { absolute } from '#site/seo/Metadata.tsx';
import { illustration } from './illustration.ts';
import { kinds, topicKey } from './kinds.ts';
import { languageOfText } from './text-language.ts';
import { isoDay } from './to-article.ts';

/** schema.org data of an article: itself, and where it stands. */
export function articleData(locale: Locale, kind: ArticleKind, document: ArticleDocument): object[] {
  const { t, path, language } = locale;
  const { slug, entry, isFallback } = document;
  const { data, id } = entry;
  const { route, labels, dataType } = kinds[kind];
  const url = absolute(path(`${route}/${slug}`));
  const day = isoDay(data.date);
  return [
    {
      '@context': 'https://schema.org',
      '@type': dataType,
      headline: data.title,
      description: data.summary,
      image: absolute(illustration(data.image, `content/${kind}/${id}.md`).src),
      datePublished: day,
      dateModified: data.updated ? isoDay(data.updated) : day,
      inLanguage: languageOfText(language, isFallback).tag,
      keywords: topicsOf(entry).map((topic) => t(topicKey[topic])),
      author: { '@type': 'Person', name: data.author },
      publisher: { '@type': 'Organization', name: company.name, url: absolute('/') },
      mainEntityOfPage: url,
    },
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: t(labels.title), item: absolute(path(route)) },
        { '@type': 'ListItem', position: 2, name: data.title, item: url },
      ],
    },
  ];
}
