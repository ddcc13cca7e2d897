import type { FastifyInstance } from 'fastify';
import type { Log } from '#server/log.ts';
import type { Metrics } from './metrics.ts';

/** Counts and times responses by status and route. Uses the route's pattern, because a URL could contain a token. */
export function observeRequests(
  app: FastifyInstance,
  { metrics, access }: { metrics: Metrics; access: ReturnType<typeof createAccessCounter> },
): void {
  app.addHook('onRequest', (request, reply, done) => {
    const since = performance.now();
    // The `close` event of the response, because Fastify's `onResponse` adds several listeners per request.
    reply.raw.on('close', () => {
      if (!reply.raw.writableFinished) return;
      const route = request.is404 ? 'none' : (request.routeOptions.url ?? 'none');
      metrics.observeRequest(route, request.method, reply.raw.statusCode, (performance.now() - since) / 1000);
      access.count(reply.raw.statusCode);
    });
    done();
  });
}

/**
 * Counts responses and logs a summary at intervals: `{ "answers": { "200": 312, "404": 2 }, "seconds": 60 }`.
 * A line per request would record more about visitors than needed, and cost more than the response itself.
 */
export function createAccessCounter(log: Log) {
  let answers: Record<number, number> = {};
  let since = Date.now();
  const write = () => {
    const seconds = Math.round((Date.now() - since) / 1000);
    if (Object.keys(answers).length > 0) log.info({ answers, seconds }, 'answered');
    answers = {};
    since = Date.now();
  };
  const timer = setInterval(write, 60_000).unref();
  return {
    count: (status: number): void => {
      answers[status] = (answers[status] ?? 0) + 1;
    },
    /** Logs the remaining counts and stops. */
    stop: (): void => {
      clearInterval(timer);
      write();
    },
  };
}
