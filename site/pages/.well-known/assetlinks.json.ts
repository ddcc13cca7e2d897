import type { APIRoute } from 'astro';
import { assetLinks } from '#site/well-known/app-association.ts';

/** Which Android apps may open links of this site. */
export const GET: APIRoute = () => Response.json(assetLinks());
