import type { CollectionEntry } from 'astro:content';
import type { BlogTag, NewsCategory } from '#content/facts/topics.ts';
import type { Language } from '#locales/registry.ts';
import { documentsIn, type LocalDocument } from './documents.ts';

/** The two kinds of dated articles. */
export type ArticleKind = 'news' | 'blog';

/** A news article or blog post as a page in some language shows it. */
export type ArticleDocument = LocalDocument<'news'> | LocalDocument<'blog'>;

/** What an article is filed under: the category of news, the tags of a blog post. */
export type Topic = NewsCategory | BlogTag;

/** All published articles of a kind in a language, the newest first. */
export async function articlesIn(kind: ArticleKind, language: Language): Promise<ArticleDocument[]> {
  const documents: ArticleDocument[] = await documentsIn(kind, language);
  return documents.sort(
    (one, other) => other.entry.data.date.getTime() - one.entry.data.date.getTime() || (one.slug < other.slug ? -1 : 1),
  );
}

/** The topics of an article. */
export function topicsOf({ data }: CollectionEntry<ArticleKind>): readonly Topic[] {
  return 'category' in data ? [data.category] : data.tags;
}
