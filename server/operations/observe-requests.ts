import type { FastifyInstance } from 'fastify';
import type { Context } from '#server/context.ts';

/** Counts and measures the answers of an app by route and status; by the route's pattern, since an address could hold a token. */
export function observeRequests(app: FastifyInstance, { metrics, access }: Pick<Context, 'metrics' | 'access'>): void {
  app.addHook('onRequest', (request, reply, done) => {
    const since = performance.now();
    // The answer's own event: Fastify's `onResponse` costs several listeners a request.
    reply.raw.once('close', () => {
      if (!reply.raw.writableFinished) return;
      const route = request.is404 ? 'none' : (request.routeOptions.url ?? 'none');
      metrics.observeRequest(route, request.method, reply.raw.statusCode, (performance.now() - since) / 1000);
      access.count(reply.raw.statusCode);
    });
    done();
  });
}
