import { fastify, type FastifyInstance } from 'fastify';
import type { Context } from './context.ts';
import { addHeaders } from './guards/add-headers.ts';
import { answerError } from './guards/answer-error.ts';
import { createClientErrorHandler } from './guards/refuse-client-error.ts';
import { refuse } from './guards/refuse.ts';
import { createHttpServer } from './http-server.ts';
import { observeRequests } from './metrics/observe-requests.ts';
import { addFormRoutes } from './routes/add-form-routes.ts';
import { getHealth } from './routes/get-health.ts';
import { getLegalPages } from './routes/get-legal-page.ts';
import { getMetrics } from './routes/get-metrics.ts';
import { getReadiness } from './routes/get-readiness.ts';
import { getSearch } from './routes/get-search.ts';
import { answerMissing } from './routes/answer-missing.ts';
import { createFileAnswerer } from './static/answer-file.ts';

/**
 * Makes the server from its parts, not listening yet. Files of the build are answered before the router, on a real
 * connection only: `app.inject()` sees the routes alone.
 */
export function buildApp(context: Context): FastifyInstance {
  const answerFile = createFileAnswerer(context);
  const app = fastify({
    // The log is written by our own hands: what Fastify logs of a request holds its address and headers.
    logger: false,
    trustProxy: trustOf(context.config.trustProxy),
    // Requests on connections that are open when the process ends are answered, not turned away.
    return503OnClosing: false,
    serverFactory: (toRouter) => createHttpServer(context, answerFile, toRouter),
    clientErrorHandler: createClientErrorHandler(context),
    frameworkErrors: (_error, request, reply) => refuse(context, request.raw, reply.raw, 400),
  });

  app.addHook('onSend', (_request, reply, _payload, done) => {
    // A route that answers with a page has set the page's own policy.
    addHeaders(reply, [...context.security.ofData, 'Cache-Control', 'no-store']);
    context.access.count(reply.statusCode);
    done();
  });
  app.setErrorHandler(answerError(context));
  answerMissing(app, context, answerFile);
  observeRequests(app, context.metrics);

  getHealth(app);
  getReadiness(app, context);
  getSearch(app, context);
  getLegalPages(app, context);
  getMetrics(app, context);
  addFormRoutes(app, context);
  return app;
}

/**
 * Fastify takes no number of hops any more, since a client that reaches the server past its proxies could feign them.
 * Whoever sets `TRUST_PROXY` says that none can.
 */
function trustOf(trust: boolean | number): boolean | ((address: string, hop: number) => boolean) {
  return typeof trust === 'number' ? (_address, hop) => hop < trust : trust;
}
