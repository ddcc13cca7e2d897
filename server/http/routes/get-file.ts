import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '#server/context.ts';
import { sendShort } from '#server/http/answer-error.ts';
import { pathOf, readPath } from '#server/http/static/addresses.ts';
import { sendFile } from '#server/http/static/send-file.ts';

/**
 * `GET` of the build's pages and files, and of all unknown addresses. With `SERVICE_WORKER=off`, `/service-worker.js`
 * (which browsers request at each visit) is a worker that deletes the caches and unregisters itself.
 */
export function getFiles(app: FastifyInstance, { site, config }: Pick<Context, 'site' | 'config'>): void {
  // Only for `reply.sendFile`: the files and their headers come from the build's manifest.
  app.register(fastifyStatic, { root: site.folder, serve: false, cacheControl: false, contentType: false });
  const answer = answerMissing(app, site);
  app.get('/*', (request, reply) => {
    const file = site.files.get(pathOf(request.url));
    return file ? sendFile(site, file, reply) : answer(request, reply);
  });
  const removal = site.files.get('/service-worker-removal.js');
  if (config.serviceWorker || !removal) return;
  app.get('/service-worker.js', (_request, reply) => sendFile(site, removal, reply));
}

/**
 * Handles requests without a matching file or route: 308 to the address that was meant, 405 if only the method is
 * wrong, 400 for a malformed path, or else 404 in the language of the address.
 *
 * @returns the handler, for routes that find nothing
 */
function answerMissing(app: FastifyInstance, site: Context['site']) {
  const methods = collectMethods(app);

  const answer = (request: FastifyRequest, reply: FastifyReply): FastifyReply | Promise<FastifyReply> | undefined => {
    const path = readPath(pathOf(request.url));
    if (path === undefined) return sendShort(request, reply, 400);
    const address = site.files.has(path) ? path : site.findAddress(path);
    const allowed = methods.get(path) ?? (address && ['GET', 'HEAD']);
    if (allowed && !allowed.includes(request.method)) {
      return sendShort(request, reply.header('allow', allowed.join(', ')), 405);
    }
    if (address) return redirect(request, reply, address);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const page = isRead && wantsPage(path, request.headers.accept) ? site.missingPage(path) : undefined;
    return page ? sendFile(site, page, reply.code(404)) : sendShort(request, reply, 404);
  };

  // Also in the first hook: otherwise a body would be read and validated first.
  app.addHook('onRequest', (request, reply, done) => {
    if (!request.is404) done();
    else Promise.resolve(answer(request, reply)).catch(done);
  });
  app.setNotFoundHandler(answer);
  return answer;
}

/** Collects the methods of the routes without path parameters. */
function collectMethods(app: FastifyInstance): ReadonlyMap<string, readonly string[]> {
  const methods = new Map<string, string[]>();
  app.addHook('onRoute', ({ url, method }) => {
    methods.set(url, [...(methods.get(url) ?? []), ...[method].flat()]);
  });
  return methods;
}

function redirect(request: FastifyRequest, reply: FastifyReply, address: string): FastifyReply {
  const query = request.url.includes('?') ? request.url.slice(request.url.indexOf('?')) : '';
  // Headers are ASCII. The address is one of our own, so a client can't make it point to another site.
  const location = address + query.replaceAll(/[^!-~]/g, encodeURIComponent);
  return sendShort(request, reply.header('location', location), 308);
}

/** Whether the client accepts HTML, or accepts anything and the path has no file extension. */
function wantsPage(path: string, accept = '*/*'): boolean {
  return accept.includes('text/html') || (accept.includes('*/*') && !/\.\w+$/.test(path));
}
