import type { APIRoute } from 'astro';
import { languagePaths, localeOf } from '#site/i18n/locale.ts';
import { articlesIn } from '#site/queries/articles.ts';
import { toArticle } from '#site/sections/article/to-article.ts';

export const getStaticPaths = languagePaths;

/** All articles, as the explorer of the list searches and shows them. */
export const GET: APIRoute = async ({ params }) => {
  const locale = localeOf(params);
  const articles = await articlesIn('news', locale.language);
  return Response.json(articles.map((document) => toArticle(locale, 'news', document)));
};
