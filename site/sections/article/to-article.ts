import type { Locale } from '#site/i18n/locale.ts';
import { topicsOf, type ArticleDocument, type ArticleKind } from '#site/queries/articles.ts';
import type { Article } from '#site/ui/ArticleCard.tsx';
import { illustration } from './illustration.ts';
import { kinds, topicKey } from './kinds.ts';
import { readingMinutes } from './reading-time.ts';
import { languageOfText, textLanguage } from './text-language.ts';

/** The content of an article's card, in the page's language. */
export function toArticle(locale: Locale, kind: ArticleKind, { slug, entry, isFallback }: ArticleDocument): Article {
  const { t, path, date, language } = locale;
  const { data, id } = entry;
  const { tag } = languageOfText(language, isFallback);
  return {
    href: path(`${kinds[kind].route}/${slug}`),
    title: data.title,
    summary: data.summary,
    text: textLanguage(isFallback),
    topics: topicsOf(entry).map((topic) => ({ id: topic, label: t(topicKey[topic]) })),
    date: { iso: isoDay(data.date), text: date(data.date) },
    author: t('article.by', { author: data.author }),
    readingTime: readingTime(locale, readingMinutes(entry.rendered?.html ?? '', tag)),
    image: { ...illustration(data.image, `content/${kind}/${id}.md`), alt: data.imageAlt },
  };
}

/** A date in ISO 8601 format: `2026-10-20`. */
export function isoDay(day: Date): string {
  return day.toISOString().slice(0, 10);
}

function readingTime({ t, number }: Locale, minutes: number): string {
  return t('article.readingTime', {
    time: number(minutes, { style: 'unit', unit: 'minute', unitDisplay: 'short' }),
  });
}
