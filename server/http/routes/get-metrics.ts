import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '#server/context.ts';
import { RequestProblem } from '#server/requests/request-problem.ts';

/** `GET /metrics`: Prometheus metrics. Requires `METRICS_TOKEN`; closed if none is configured. */
export function getMetrics(app: FastifyInstance, { config, log, metrics, outbox, retention }: Context): void {
  app.get('/metrics', async (request, reply) => {
    if (!hasToken(request, config.metricsToken)) throw new RequestProblem(403);
    const stats = await outbox.stats().catch((error: unknown) => {
      log.warn({ err: error }, 'storage unavailable for metrics');
      return undefined;
    });
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(metrics.write(stats, retention.ageSeconds()));
  });
}

/** Loopback addresses need a token too: behind a local proxy that adds no headers, every request looks local. */
function hasToken({ headers: { authorization = '' } }: FastifyRequest, token: string | undefined): boolean {
  if (token === undefined) return false;
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(authorization), hash(`Bearer ${token}`));
}
