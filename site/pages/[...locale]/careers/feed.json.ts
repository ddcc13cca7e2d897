import type { APIRoute } from 'astro';
import { jsonFeed } from '#site/feeds/json-feed.ts';
import { jobFeed } from '#site/feeds/site-feeds.ts';
import { languagePaths, localeOf } from '#site/i18n/locale.ts';

export const getStaticPaths = languagePaths;

/** Open jobs in a language, as a JSON Feed. */
export const GET: APIRoute = async ({ params }) =>
  Response.json(jsonFeed(await jobFeed(localeOf(params))), { headers: { 'content-type': 'application/feed+json' } });
