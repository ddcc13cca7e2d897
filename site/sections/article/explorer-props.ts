import type { Locale } from '#site/i18n/locale.ts';
import type { ArticleKind, Topic } from '#site/queries/articles.ts';
import { kinds, topicKey, topicRoute } from './kinds.ts';

/** Everything the explorer of a list is told: addresses, topics, ready strings. */
export function explorerProps(locale: Locale, kind: ArticleKind, current?: Topic) {
  const { language, t, path } = locale;
  const { route, parameter, topics, labels } = kinds[kind];
  return {
    list: path(route),
    index: path(`${route}/index.json`),
    language: language.tag,
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
      found: foundLabels(locale),
      noneTitle: t('explorer.none.title'),
      noneHint: t('explorer.none.hint'),
      reset: t('explorer.none.reset'),
      failed: t('explorer.failed'),
      retry: t('explorer.retry'),
      readMore: t('article.readMore'),
    },
  };
}

/** A count for every plural category there is: each language's categories show up among these. */
const samples = [0, 1, 2, 3, 5, 6, 11, 20, 100, 1_000_000];

/** `3 articles found` in each plural category of the language, with `#` for the number. */
function foundLabels({ language, t }: Locale): Partial<Record<Intl.LDMLPluralRule, string>> {
  const rules = new Intl.PluralRules(language.tag);
  return Object.fromEntries(
    samples.map((count) => [rules.select(count), t('explorer.found', { count, number: '#' })] as const),
  );
}
