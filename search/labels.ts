import { fillLabel, pluralForm } from '#locales/label-text.ts';
import type { PageKind } from './index-format.ts';
import type { Result, Results } from './search-pages.ts';

/** Labels of the search in one language: `<prefix>/search/labels.json`, for the panel and for the server. */
export type SearchLabels = {
  /** BCP 47 tag for plural forms and digits: `ar-u-nu-latn`. */
  tag: string;
  /** Shown before the first query. */
  start: string;
  loading: string;
  /** Number of results, with `{{number}}`, by plural category. */
  found: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>;
  /** Shown if there are more results than fit. */
  more: string;
  /** Button below the first results. */
  showMore: string;
  none: string;
  /** Advice if nothing was found. */
  hint: string;
  failed: string;
  /** Shown before the first query, and if nothing was found. `app` is the id of the app that a link leads to. */
  suggestions: { title: string; links: readonly { href: string; text: string; app?: string }[] };
  /** Keyboard hints, shown on devices with a keyboard. */
  keys: { move: string; open: string; close: string };
  kinds: Readonly<Record<PageKind, string>>;
  /** The kind of a page of questions; `kinds.faq` is that of one question. */
  questions: string;
  /** Full names of the apps, by id. */
  apps: Readonly<Record<string, string>>;
};

/** The icon of a result: that of its app, or ours. Both are files, and decorative. */
export function resultIcon({ app }: Pick<Result, 'app'>): string {
  return app ? `/art/icon-${app}.svg` : '/favicon.svg';
}

/** What stands above a result's title: its kind, and its app and section or page, unless they or the title name the app. */
export function resultContext(
  { kind, app = '', title, heading }: Result,
  { kinds, questions, apps }: Pick<SearchLabels, 'kinds' | 'questions' | 'apps'>,
): { kind: string; place: string } {
  const name = apps[app] ?? '';
  const isNamed = title.includes(name) || heading.includes(name);
  return {
    kind: kind === 'faq' && heading === '' ? questions : kinds[kind],
    place: [isNamed ? '' : name, heading].filter(Boolean).join(' · '),
  };
}

/** The result count as text. */
export function foundText(count: number, { tag, found, none }: SearchLabels): string {
  if (count === 0) return none;
  const text = pluralForm(found, '', count, new Intl.PluralRules(tag)) ?? '';
  return fillLabel(text, { number: count }, (value) => new Intl.NumberFormat(tag).format(value));
}

/** The line above the results: their count and what to do next. */
export function resultText({ total, results }: Results, labels: SearchLabels): string {
  const count = foundText(total, labels);
  if (total === 0) return `${count} ${labels.hint}`;
  return total > results.length ? `${count} · ${labels.more}` : count;
}
