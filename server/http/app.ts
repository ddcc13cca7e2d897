import { fastify, type FastifyInstance } from 'fastify';
import type { Context } from '#server/context.ts';
import { observeRequests } from '#server/operations/observe-requests.ts';
import { limitClients } from './admission.ts';
import { answerError, sendShort } from './answer-error.ts';
import { rejectAmbiguous } from './reject-ambiguous.ts';
import { createClientErrorHandler } from './client-error.ts';
import { addFormRoutes } from './routes/add-form-routes.ts';
import { getFiles } from './routes/get-file.ts';
import { getHealth } from './routes/get-health.ts';
import { getLegalPages } from './routes/get-legal-page.ts';
import { getMetrics } from './routes/get-metrics.ts';
import { getReadiness } from './routes/get-health.ts';
import { getServiceWorker } from './routes/get-service-worker.ts';
import { getStatus } from './routes/get-status.ts';
import { getStores } from './routes/get-store.ts';
import { getSearch } from './routes/get-search.ts';

/** Makes the server from its parts, not listening yet. */
export function buildApp(context: Context): FastifyInstance {
  const { security, access } = context;
  const app = fastify({
    // What Fastify logs of a request holds its address and headers.
    logger: false,
    trustProxy: trustedHops(context.config.trustProxy),
    // Requests on open connections are still answered during shutdown.
    return503OnClosing: false,
    clientErrorHandler: createClientErrorHandler(context),
    // An address that can't be decoded: no hook runs for it.
    frameworkErrors: (_error, request, reply) => {
      access.count(400);
      sendShort(request, reply.headers(security.ofData), 400);
    },
    // Longer than the minute for which balancers keep their connections.
    keepAliveTimeout: 72_000,
    // Five megabytes, the largest upload, at 50 kB a second.
    requestTimeout: 120_000,
    // A connection on which nothing moves; a slow phone moves a byte now and then.
    connectionTimeout: 60_000,
    http: {
      // Twice what browsers send with a full set of cookies; more is 431.
      maxHeaderSize: 16_384,
      headersTimeout: 15_000,
      connectionsCheckingInterval: 5_000,
      // Refused by ourselves: Node's own answer would lack our headers.
      requireHostHeader: false,
      // Makes a second Host visible.
      joinDuplicateHeaders: true,
    },
  });

  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (!reply.hasHeader('content-security-policy')) reply.headers(security.ofData);
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    done();
  });
  app.setErrorHandler(answerError(context));
  observeRequests(app, context);
  rejectAmbiguous(app);
  limitClients(app, context);

  getFiles(app, context);
  getHealth(app);
  getReadiness(app, context);
  getSearch(app, context);
  getLegalPages(app, context);
  getStores(app, context);
  getServiceWorker(app, context);
  getStatus(app, context);
  getMetrics(app, context);
  addFormRoutes(app, context);
  return app;
}

/**
 * Trusts the last proxies before us and no one before them. Fastify takes no number of hops, since a client that reaches the
 * server past its proxies could write the header itself; who sets `TRUST_PROXY` says that none can.
 */
function trustedHops(proxies: false | number): false | ((address: string, hop: number) => boolean) {
  return proxies !== false && ((_address, hop) => hop < proxies);
}
