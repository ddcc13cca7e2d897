import type { APIRoute } from 'astro';
import { isProduction } from '#site/build-config.ts';
import { absolute } from '#site/seo/absolute.ts';

/** In production everything may be read, and the sitemap says what there is; anywhere else nothing. */
export const GET: APIRoute = () =>
  new Response(
    isProduction ? `User-agent: *\nAllow: /\n\nSitemap: ${absolute('/sitemap.xml')}\n` : 'User-agent: *\nDisallow: /\n',
  );
