import { formatTag } from '#locales/format-tag.ts';
import type { Locale } from '#site/i18n/locale.ts';
import { pluralForms } from '#site/i18n/plural-forms.ts';
import type { ArticleKind, Topic } from '#site/queries/articles.ts';
import { countParts } from '#site/queries/index-parts.ts';
import { kinds, topicKey, topicRoute } from './kinds.ts';

/**
 * Props of a list's article explorer: URLs, topics, labels.
 *
 * @param articles total number of articles
 *
 */
export function explorerProps(locale: Locale, kind: ArticleKind, articles: number, current?: Topic) {
  const parts = countParts(articles);
  const { language, t, path } = locale;
  const { route, parameter, topics, labels } = kinds[kind];
  return {
    list: path(route),
    index: path(`${route}/index.json`),
    ...(parts > 1 && { parts }),
    language: formatTag(language.tag),
    parameter,
    topics: topics.map((topic) => ({ id: topic, label: t(topicKey[topic]), href: path(topicRoute(kind, topic)) })),
    ...(current && { current }),
    labels: {
      search: t(labels.search),
      placeholder: t(labels.placeholder),
      submit: t('explorer.search'),
      topics: t(labels.topics),
      all: t('explorer.all'),
      loading: t('explorer.loading'),
      found: pluralForms(locale, (count) => t('explorer.found', { count, number: '{{number}}' })),
      noneTitle: t('explorer.none.title'),
      noneHint: t('explorer.none.hint'),
      reset: t('explorer.none.reset'),
      failed: t('explorer.failed'),
      retry: t('explorer.retry'),
      readMore: t('article.readMore'),
      more: t('explorer.more'),
      ...(parts > 1 && { older: t('explorer.older') }),
    },
  };
}
