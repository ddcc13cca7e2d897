import type { APIRoute } from 'astro';
import { policyChanges } from '#content/facts/policy-changes.ts';

/** Declares support for Global Privacy Control (we sell and share nothing): https://www.w3.org/TR/gpc/#gpc-support-resource */
export const GET: APIRoute = () => Response.json({ gpc: true, lastUpdate: policyChanges.privacy[0] });
