import { blogTags, newsCategories } from '#content/facts/topics.ts';
import { liveLocales, pathsFor } from '#site/i18n/locale.ts';
import { articlesIn, articlesWithTopic, type ArticleKind } from './articles.ts';
import { furtherParts } from './index-parts.ts';
import { furtherPages } from './list-pages.ts';

/** The English articles. Every language has a page for each of them, so all lists have the same length. */
const articlesOf = (kind: ArticleKind) => {
  const [english] = liveLocales;
  return english ? articlesIn(kind, english.language) : Promise.resolve([]);
};

/** Paths of `<list>/page/[page]`; empty if everything fits on the first page. */
export async function listPaths(kind: ArticleKind) {
  return pathsFor('page', furtherPages((await articlesOf(kind)).length));
}

/** Paths of `<list>/index/[part].json`; empty if everything fits in the first part. */
export async function indexPaths(kind: ArticleKind) {
  return pathsFor('part', furtherParts((await articlesOf(kind)).length));
}

/** Paths of `<list>/<topic>/page/[page]`. */
export async function topicListPaths(kind: ArticleKind, parameter: 'category' | 'tag') {
  const articles = await articlesOf(kind);
  return (kind === 'news' ? newsCategories : blogTags).flatMap((topic) => {
    return pathsFor('page', furtherPages(articlesWithTopic(topic, articles).length)).map(({ params }) => ({
      params: { ...params, [parameter]: topic },
    }));
  });
}
