import type { APIRoute } from 'astro';
import { languagePaths, localeOf } from '#site/i18n/locale.ts';
import { articlesIn } from '#site/queries/articles.ts';
import { itemsOfPart } from '#site/queries/index-parts.ts';
import { toArticle } from '#site/sections/article/to-article.ts';

export const getStaticPaths = languagePaths;

/** Index of the newest articles for the article explorer. */
export const GET: APIRoute = async ({ params }) => {
  const locale = localeOf(params);
  const articles = await articlesIn('news', locale.language);
  return Response.json(itemsOfPart(articles, 1).map((document) => toArticle(locale, 'news', document)));
};
