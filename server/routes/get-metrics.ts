import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '#server/context.ts';
import { RequestProblem } from '#server/forms/request-problem.ts';
import { writeMetrics } from '#server/metrics/write-metrics.ts';

/** `GET /metrics`: counts for Prometheus, for who is on this machine or knows `METRICS_TOKEN`. */
export function getMetrics(app: FastifyInstance, { config, log, metrics, outbox }: Context): void {
  app.get('/metrics', async (request, reply) => {
    if (!isLocal(request) && !hasToken(request, config.metricsToken)) throw new RequestProblem(403);
    const stats = await outbox.stats().catch((error: unknown) => {
      log.warn({ err: error }, 'the storage can not be asked for metrics');
      return undefined;
    });
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(writeMetrics(metrics.read(), stats));
  });
}

/** From this machine and for itself: what a proxy on it hands on comes from anywhere. */
function isLocal({ raw, headers }: FastifyRequest): boolean {
  const { remoteAddress = '' } = raw.socket;
  const isProxied = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'].some(
    (name) => name in headers,
  );
  return !isProxied && /^(::ffff:)?127\.|^::1$/.test(remoteAddress);
}

function hasToken({ headers: { authorization = '' } }: FastifyRequest, token: string | undefined): boolean {
  if (token === undefined) return false;
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(authorization), hash(`Bearer ${token}`));
}
