import type { APIRoute } from 'astro';
import { isProduction } from '#site/build-config.ts';
import { absolute } from '#site/seo/absolute.ts';

/** In production all pages may be crawled, and the sitemap is linked; other builds are excluded entirely. */
export const GET: APIRoute = () =>
  new Response(
    isProduction
      ? `User-agent: *\nAllow: /\n\nSitemap: ${absolute('/sitemap-index.xml')}\n`
      : 'User-agent: *\nDisallow: /\n',
  );
