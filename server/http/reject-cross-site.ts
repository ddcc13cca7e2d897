import type { FastifyRequest } from 'fastify';
import { RequestProblem } from '#server/http/errors.ts';

/**
 * Rejects cross-site POSTs: unlike JSON, a form can be posted to any origin without a preflight. Programs that send
 * neither header are allowed.
 *
 * @param siteUrl the canonical origin, where one is configured
 * @throws RequestProblem 403
 */
export function rejectCrossSite({ headers, hostname, host }: SenderClues, siteUrl: string | undefined): void {
  const { 'sec-fetch-site': relation, origin } = headers;
  if (relation !== undefined) {
    // `none`: typed, or opened from outside the browser.
    if (relation !== 'same-origin' && relation !== 'none') throw new RequestProblem(403);
    return;
  }
  if (origin === undefined || origin === siteUrl) return;
  // `null` is sent by sandboxed frames of any site; our own pages always send their origin.
  const from = URL.parse(origin)?.host;
  if (from !== host && from !== hostname) throw new RequestProblem(403);
}

type SenderClues = Pick<FastifyRequest, 'headers' | 'hostname' | 'host'>;
