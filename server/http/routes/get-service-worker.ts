import type { FastifyInstance } from 'fastify';
import type { Context } from '#server/context.ts';
import { sendFile } from '#server/http/static/send-file.ts';

const address = '/service-worker.js';

/**
 * `GET /service-worker.js`, which browsers request at each visit: the worker of the build, or with `SERVICE_WORKER=off`
 * a worker that deletes the caches and unregisters itself.
 */
export function getServiceWorker(app: FastifyInstance, { site, config }: Pick<Context, 'site' | 'config'>): void {
  const removal = site.files.get('/service-worker-removal.js');
  if (config.serviceWorker || !removal) return;
  app.get(address, (request, reply) => sendFile(site, removal, request, reply));
}
