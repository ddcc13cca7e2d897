import type { APIRoute } from 'astro';
import { jsonFeed } from '#site/feeds/json-feed.ts';
import { articleFeed } from '#site/feeds/site-feeds.ts';
import { languagePaths, localeOf } from '#site/i18n/locale.ts';

export const getStaticPaths = languagePaths;

/** Blog in a language, as a JSON Feed. */
export const GET: APIRoute = async ({ params }) =>
  Response.json(jsonFeed(await articleFeed(localeOf(params), 'blog')), {
    headers: { 'content-type': 'application/feed+json' },
  });
