import type { APIRoute } from 'astro';
import { absolute } from '#site/seo/Metadata.tsx';

/** Everything may be read; the sitemap says what there is. */
export const GET: APIRoute = () => new Response(`User-agent: *\nAllow: /\n\nSitemap: ${absolute('/sitemap.xml')}\n`);
