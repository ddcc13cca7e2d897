import type { APIRoute } from 'astro';
import { appleAppSiteAssociation } from '#site/well-known/app-association.ts';

/** Which apps on iPhones and iPads may open links of this site. */
export const GET: APIRoute = () => Response.json(appleAppSiteAssociation());
