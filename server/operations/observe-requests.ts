import type { FastifyInstance } from 'fastify';
import type { FormMetrics } from './form-metrics.ts';

/** Measures the answers of an app's routes, by pattern: an address could hold a token. */
export function observeRequests(app: FastifyInstance, metrics: Pick<FormMetrics, 'observeRequest'>): void {
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.is404 ? 'none' : (request.routeOptions.url ?? 'none');
    metrics.observeRequest(route, request.method, reply.statusCode, reply.elapsedTime / 1000);
    done();
  });
}
