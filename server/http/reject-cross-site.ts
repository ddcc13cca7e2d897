import type { FastifyRequest } from 'fastify';
import { RequestProblem } from '#server/http/errors.ts';

/**
 * Rejects cross-site POSTs: unlike JSON, a form can be posted to any origin without a preflight. Clients that send
 * neither `Sec-Fetch-Site` nor `Origin` are allowed.
 *
 * @param siteUrl the configured canonical origin, if any
 * @throws RequestProblem 403
 */
export function rejectCrossSite({ headers, hostname, host }: RequestOrigin, siteUrl: string | undefined): void {
  const { 'sec-fetch-site': relation, origin } = headers;
  if (relation !== undefined) {
    // `none`: started by the user, for example from a bookmark.
    if (relation !== 'same-origin' && relation !== 'none') throw new RequestProblem(403);
    return;
  }
  if (origin === undefined || origin === siteUrl) return;
  // Sandboxed frames of any site send `null`; our own pages always send their origin.
  const from = URL.parse(origin)?.host;
  if (from !== host && from !== hostname) throw new RequestProblem(403);
}

type RequestOrigin = Pick<FastifyRequest, 'headers' | 'hostname' | 'host'>;
