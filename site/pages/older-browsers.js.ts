import type { APIRoute } from 'astro';
import source from '#site/inline/older-browsers.ts?inline-script';

/** What older browsers lack: a file of its own, which others never ask for. */
export const GET: APIRoute = () => new Response(source);
