import type { FastifyInstance } from 'fastify';
import type { Context } from '#server/context.ts';

/** Counts and times responses by status and route. Uses the route's pattern, because a URL could contain a token. */
export function observeRequests(app: FastifyInstance, { metrics, access }: Pick<Context, 'metrics' | 'access'>): void {
  app.addHook('onRequest', (request, reply, done) => {
    const since = performance.now();
    // The `close` event of the response, because Fastify's `onResponse` adds several listeners per request.
    reply.raw.once('close', () => {
      if (!reply.raw.writableFinished) return;
      const route = request.is404 ? 'none' : (request.routeOptions.url ?? 'none');
      metrics.observeRequest(route, request.method, reply.raw.statusCode, (performance.now() - since) / 1000);
      access.count(reply.raw.statusCode);
    });
    done();
  });
}
