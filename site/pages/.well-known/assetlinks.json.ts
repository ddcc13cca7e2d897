import type { APIRoute } from 'astro';
import { assetLinks } from '#site/well-known/app-association.ts';

/** Declares which Android apps may open links of this site. */
export const GET: APIRoute = () => Response.json(assetLinks());
