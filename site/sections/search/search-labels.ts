import { apps } from '#content/facts/apps.ts';
import { appNames } from '#content/facts/company.ts';
import { formatTag } from '#locales/format-tag.ts';
import type { SearchLabels } from '#search/labels.ts';
import type { Locale } from '#site/i18n/locale.ts';
import { pluralForms } from '#site/i18n/plural-forms.ts';
import { searchSuggestions } from './search-suggestions.ts';

/** The labels of the search in a language. */
export function searchLabels(locale: Locale): SearchLabels {
  const { t, path } = locale;
  const products = apps.map(({ id, slug }) => ({ href: path(`/product/${slug}`), text: appNames[id], app: id }));
  return {
    tag: formatTag(locale.language.tag),
    start: t('search.start'),
    loading: t('search.loading'),
    found: pluralForms(locale, (count) => t('search.found', { count, number: '{{number}}' })),
    more: t('search.more'),
    showMore: t('search.showMore'),
    none: t('search.none'),
    hint: t('search.hint'),
    failed: t('search.failed'),
    suggestions: { title: t('search.suggestions'), links: [...products, ...searchSuggestions(locale)] },
    keys: { move: t('search.keys.move'), open: t('search.keys.open'), close: t('search.keys.close') },
    kinds: {
      product: t('search.kind.product'),
      page: t('search.kind.page'),
      faq: t('search.kind.faq'),
      documentation: t('search.kind.documentation'),
      blog: t('search.kind.blog'),
      news: t('search.kind.news'),
      job: t('search.kind.job'),
      legal: t('search.kind.legal'),
    },
    questions: t('faq.title'),
    apps: appNames,
  };
}
