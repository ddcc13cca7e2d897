import type { APIRoute } from 'astro';
import { atomFeed } from '#site/feeds/atom.ts';
import { articleFeed } from '#site/feeds/site-feeds.ts';
import { languagePaths, localeOf } from '#site/i18n/locale.ts';

export const getStaticPaths = languagePaths;

/** News in a language, as an Atom feed. */
export const GET: APIRoute = async ({ params }) =>
  new Response(atomFeed(await articleFeed(localeOf(params), 'news')), {
    headers: { 'content-type': 'application/atom+xml; charset=utf-8' },
  });
