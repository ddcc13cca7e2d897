import type { APIRoute } from 'astro';
import { appleAppSiteAssociation } from '#site/well-known/app-association.ts';

/** Declares which iOS apps may open links of this site. */
export const GET: APIRoute = () => Response.json(appleAppSiteAssociation());
