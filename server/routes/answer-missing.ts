import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '#server/context.ts';
import { sendShort } from '#server/guards/answer-error.ts';
import { isRead, pathOf } from '#server/http-server.ts';
import { readPath } from '#server/static/addresses.ts';
import type { FileAnswerer } from '#server/static/answer-file.ts';

/**
 * Answers what is neither a file nor a route: 308 to the address that was meant, 405 where only the method is wrong,
 * 400 for what no browser sends, else 404 in the language of the address.
 */
export function answerMissing(app: FastifyInstance, context: Context, answerFile: FileAnswerer): void {
  const methods = collectMethods(app);

  const answer = (request: FastifyRequest, reply: FastifyReply): void => {
    const { site } = context;
    const path = readPath(pathOf(request.raw));
    if (path === undefined) {
      sendShort(request, reply, 400);
      return;
    }
    const address = site.files.has(path) ? path : site.findAddress(path);
    const allowed = methods.get(path) ?? (address && ['GET', 'HEAD']);
    if (allowed && !allowed.includes(request.method)) {
      reply.header('allow', allowed.join(', '));
      sendShort(request, reply, 405);
    } else if (address) {
      redirect(request, reply, address);
    } else {
      const page = isRead(request.raw) && wantsPage(path, request.headers.accept) ? site.missingPage(path) : undefined;
      if (page) answerFile(page, request.raw, reply.hijack().raw);
      else sendShort(request, reply, 404);
    }
  };

  // At the first hook, not as handler alone: else a body would be read and judged before the address is.
  app.addHook('onRequest', (request, reply, done) => {
    if (request.is404) answer(request, reply);
    else done();
  });
  app.setNotFoundHandler(answer);
}

/** Methods of the routes that have no parameters in their addresses. */
function collectMethods(app: FastifyInstance): ReadonlyMap<string, readonly string[]> {
  const methods = new Map<string, string[]>();
  app.addHook('onRoute', ({ url, method }) => {
    methods.set(url, [...(methods.get(url) ?? []), ...[method].flat()]);
  });
  return methods;
}

function redirect(request: FastifyRequest, reply: FastifyReply, address: string): void {
  const { url = '' } = request.raw;
  const query = url.includes('?') ? url.slice(url.indexOf('?')) : '';
  // Headers hold ASCII. The address is one of ours, so nothing a client writes can lead to another site.
  const location = address + query.replaceAll(/[^!-~]/g, encodeURIComponent);
  reply.header('location', location).header('cache-control', 'public, max-age=3600');
  sendShort(request, reply, 308);
}

/** Pages are for who asks for one by name, or for anything, at an address that does not look like a file's. */
function wantsPage(path: string, accept = '*/*'): boolean {
  return accept.includes('text/html') || (accept.includes('*/*') && !/\.\w+$/.test(path));
}
