import type { APIRoute } from 'astro';
import { localeOf } from '#site/i18n/locale.ts';
import { articlesIn } from '#site/queries/articles.ts';
import { itemsOfPart } from '#site/queries/index-parts.ts';
import { indexPaths } from '#site/queries/list-paths.ts';
import { toArticle } from '#site/sections/article/to-article.ts';

export const getStaticPaths = () => indexPaths('news');

/** Index of older articles for the article explorer. */
export const GET: APIRoute = async ({ params }) => {
  const locale = localeOf(params);
  const articles = await articlesIn('news', locale.language);
  const own = itemsOfPart(articles, Number(params.part));
  return Response.json(own.map((document) => toArticle(locale, 'news', document)));
};
