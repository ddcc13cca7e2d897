import type { APIRoute } from 'astro';
import { atomFeed } from '#site/feeds/atom.ts';
import { jobFeed } from '#site/feeds/site-feeds.ts';
import { languagePaths, localeOf } from '#site/i18n/locale.ts';

export const getStaticPaths = languagePaths;

/** Open jobs in a language, as an Atom feed. */
export const GET: APIRoute = async ({ params }) =>
  new Response(atomFeed(await jobFeed(localeOf(params))), {
    headers: { 'content-type': 'application/atom+xml; charset=utf-8' },
  });
