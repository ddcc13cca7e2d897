import type { APIRoute } from 'astro';
import source from '#site/inline/language-offer.ts?inline-script';

/** The script that offers a page in the visitor's language: a file of its own, since few visits need it. */
export const GET: APIRoute = () => new Response(source);
