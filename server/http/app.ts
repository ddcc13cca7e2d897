import { fastify, type FastifyInstance } from 'fastify';
import type { Context } from '#server/context.ts';
import { observeRequests } from '#server/operations/observe-requests.ts';
import { limitClients } from './admission.ts';
import { answerError, sendShort } from './answer-error.ts';
import { createClientErrorHandler, rejectAmbiguous } from './malformed-requests.ts';
import { addFormRoutes } from './routes/add-form-routes.ts';
import { getFiles } from './routes/get-file.ts';
import { getLegalPages } from './routes/get-legal-page.ts';
import { getMetrics } from './routes/get-metrics.ts';
import { getStatus } from './routes/get-status.ts';
import { getStores } from './routes/get-store.ts';
import { getSearch } from './routes/get-search.ts';

/** Creates the Fastify app from the context. It does not listen yet. */
export function buildApp(context: Context): FastifyInstance {
  const { security, access } = context;
  const app = fastify({
    // Fastify's request logs would contain URLs and headers.
    logger: false,
    trustProxy: trustedHops(context.config.trustProxy),
    // Requests on open connections are still answered during shutdown.
    return503OnClosing: false,
    clientErrorHandler: createClientErrorHandler(context),
    // A URL that can't be decoded: no hook runs for it.
    frameworkErrors: (_error, request, reply) => {
      access.count(400);
      sendShort(request, reply.headers(security.ofData), 400);
    },
    // Longer than the 60 s for which load balancers keep idle connections.
    keepAliveTimeout: 72_000,
    // The largest upload, 5 MB, at 50 kB/s.
    requestTimeout: 120_000,
    // Idle connections; even a slow phone sends a byte within this time.
    connectionTimeout: 60_000,
    http: {
      // Twice what browsers send with the maximum of cookies; more is 431.
      maxHeaderSize: 16_384,
      headersTimeout: 15_000,
      connectionsCheckingInterval: 5_000,
      // `rejectAmbiguous()` checks it, because Node's own response would lack our headers.
      requireHostHeader: false,
      // Makes a duplicate Host header visible.
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
  getHealth(app, context);
  getSearch(app, context);
  getLegalPages(app, context);
  getStores(app, context);
  getStatus(app, context);
  getMetrics(app, context);
  addFormRoutes(app, context);
  return app;
}

/**
 * Trusts the last proxies in front of the server and nothing before them. Fastify accepts no number of hops, because a
 * client that bypasses the proxies could set the header itself. Setting `TRUST_PROXY` states that no client can.
 */
function trustedHops(proxies: false | number): false | ((address: string, hop: number) => boolean) {
  return proxies !== false && ((_address, hop) => hop < proxies);
}

/**
 * `GET /healthz` (liveness): 200 while the process runs; without a response, a supervisor should restart it. `GET
 * /readyz` (readiness, for load balancers): 200, or 503 while the process is stopping.
 */
function getHealth(app: FastifyInstance, context: Pick<Context, 'isStopping'>): void {
  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', (_request, reply) => {
    reply.code(context.isStopping ? 503 : 200).send({ status: context.isStopping ? 'stopping' : 'ready' });
  });
}
