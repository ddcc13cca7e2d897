import type { APIRoute } from 'astro';
import { securityTxt } from '#site/well-known/security-txt.ts';

/** Where to report a vulnerability. */
export const GET: APIRoute = () => new Response(securityTxt());
