import type { APIRoute } from 'astro';
import source from '#site/inline/older-browsers.ts?inline-script';

/** Fallbacks for older browsers. A file of its own, which other browsers never request. */
export const GET: APIRoute = () => new Response(source, { headers: { 'content-type': 'text/javascript' } });
