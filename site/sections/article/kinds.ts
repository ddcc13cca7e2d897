import { blogTags, newsCategories } from '#content/facts/topics.ts';
import type { LabelKey } from '#site/i18n/resources.ts';
import type { ArticleKind, Topic } from '#site/queries/articles.ts';

/**
 * What differs between news and blog: paths and label keys. Keys are written in full, so that they can be searched for.
 */
type ArticleKindConfig = {
  /** English path of the list. */
  route: string;
  /** The path segment of topics (`/news/category/security`), also the name of the query parameter. */
  parameter: 'category' | 'tag';
  topics: readonly Topic[];
  labels: Record<
    | 'title'
    | 'description'
    | 'heading'
    | 'lead'
    | 'search'
    | 'placeholder'
    | 'topics'
    | 'topicTitle'
    | 'topicDescription'
    | 'back'
    | 'empty',
    LabelKey
  >;
  /** schema.org type. */
  dataType: 'NewsArticle' | 'BlogPosting';
};

export const kinds = {
  news: {
    route: '/news',
    parameter: 'category',
    topics: newsCategories,
    labels: {
      title: 'news.title',
      description: 'news.description',
      heading: 'news.heading',
      lead: 'news.lead',
      search: 'news.search',
      placeholder: 'news.placeholder',
      topics: 'news.categories',
      topicTitle: 'news.categoryTitle',
      topicDescription: 'news.categoryDescription',
      back: 'news.back',
      empty: 'news.empty',
    },
    dataType: 'NewsArticle',
  },
  blog: {
    route: '/blog',
    parameter: 'tag',
    topics: blogTags,
    labels: {
      title: 'blog.title',
      description: 'blog.description',
      heading: 'blog.heading',
      lead: 'blog.lead',
      search: 'blog.search',
      placeholder: 'blog.placeholder',
      topics: 'blog.tags',
      topicTitle: 'blog.tagTitle',
      topicDescription: 'blog.tagDescription',
      back: 'blog.back',
      empty: 'blog.empty',
    },
    dataType: 'BlogPosting',
  },
} as const satisfies Record<ArticleKind, ArticleKindConfig>;

/** Label keys of categories and tags. */
export const topicKey = {
  'product-news': 'news.category.product-news',
  company: 'news.category.company',
  security: 'news.category.security',
  privacy: 'blog.tag.privacy',
  passwords: 'blog.tag.passwords',
  android: 'blog.tag.android',
  ios: 'blog.tag.ios',
  travel: 'blog.tag.travel',
  family: 'blog.tag.family',
  photos: 'blog.tag.photos',
  networks: 'blog.tag.networks',
} as const satisfies Record<Topic, LabelKey>;

/** The English path of a topic's list. */
export function topicRoute(kind: ArticleKind, topic: Topic): string {
  const { route, parameter } = kinds[kind];
  return `${route}/${parameter}/${topic}`;
}
