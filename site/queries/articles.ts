import type { CollectionEntry } from 'astro:content';
import type { BlogTag, NewsCategory } from '#content/facts/topics.ts';
import type { Language } from '#locales/registry.ts';
import { documentsIn, type LocalDocument } from './documents.ts';

/** The two kinds of dated articles. */
export type ArticleKind = 'news' | 'blog';

/** A news article or blog post in one language. */
export type ArticleDocument = LocalDocument<'news'> | LocalDocument<'blog'>;

/** Category of a news article, or tag of a blog post. */
export type Topic = NewsCategory | BlogTag;

const lists = new Map<string, Promise<readonly ArticleDocument[]>>();

/** All published articles of a kind in a language, newest first; cached per build. */
export function articlesIn(kind: ArticleKind, language: Language): Promise<readonly ArticleDocument[]> {
  const key = `${language.code} ${kind}`;
  const known = IS_DEVELOPMENT ? undefined : lists.get(key);
  const list = known ?? sortedArticles(kind, language);
  lists.set(key, list);
  return list;
}

async function sortedArticles(kind: ArticleKind, language: Language): Promise<readonly ArticleDocument[]> {
  const documents: ArticleDocument[] = await documentsIn(kind, language);
  return documents.sort(
    (one, other) => other.entry.data.date.getTime() - one.entry.data.date.getTime() || (one.slug < other.slug ? -1 : 1),
  );
}

/** The articles of a topic, newest first. */
export function articlesWithTopic(topic: Topic, articles: readonly ArticleDocument[]): readonly ArticleDocument[] {
  const known = byTopic.get(articles) ?? new Map<Topic, readonly ArticleDocument[]>();
  byTopic.set(articles, known);
  const own = known.get(topic) ?? articles.filter(({ entry }) => topicsOf(entry).includes(topic));
  known.set(topic, own);
  return own;
}

const byTopic = new WeakMap<readonly ArticleDocument[], Map<Topic, readonly ArticleDocument[]>>();

/** The topics of an article. */
export function topicsOf({ data }: CollectionEntry<ArticleKind>): readonly Topic[] {
  return 'category' in data ? [data.category] : data.tags;
}
