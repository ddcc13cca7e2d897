import type { APIRoute } from 'astro';
import { policyChanges } from '#content/facts/policy-changes.ts';

/** We follow Global Privacy Control, since we sell and share nothing anyway: https://www.w3.org/TR/gpc/#gpc-support-resource */
export const GET: APIRoute = () => Response.json({ gpc: true, lastUpdate: policyChanges.privacy[0] });
