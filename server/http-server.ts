import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { Context } from './context.ts';
import { refuse } from './guards/refuse.ts';
import type { FileAnswerer } from './static/answer-file.ts';
import { keepAliveMs } from './static/send-prepared.ts';

/**
 * Makes the HTTP server: a GET or HEAD of a file of the build is answered at once, all else goes to the router. Going
 * through the router first would cost a tenth of the requests per second.
 */
export function createHttpServer(context: Context, answerFile: FileAnswerer, toRouter: RequestListener): Server {
  const server = createServer(options, (request, response) => {
    // Whoever still asks while the process ends is answered, and told to go to another one next time.
    if (context.isStopping) response.shouldKeepAlive = false;
    if (request.headers.host === undefined && request.httpVersion === '1.1') {
      refuse(context, request, response, 400);
      return;
    }
    const file = isRead(request) && !isForRoute(context, request) ? context.site.files.get(pathOf(request)) : undefined;
    if (file) {
      answerFile(file, request, response);
      return;
    }
    // Without a length there is no body, and its stream is closed already: the router would wait for its end in vain.
    if (!hasBody(request)) delete request.headers['content-type'];
    toRouter(request, response);
  });
  server.setTimeout(stalledMs);
  server.on('checkExpectation', (request, response) => refuse(context, request, response, 417));
  server.on('connect', (_request, socket) => {
    const error = Object.assign(new Error('CONNECT is for proxies'), { code: 'HPE_INVALID_METHOD' });
    server.emit('clientError', error, socket);
  });
  return server;
}

/** The path that is asked for, as written: without query, and without the origin that a client of a proxy sends. */
export function pathOf(request: IncomingMessage): string {
  let url = request.url ?? '/';
  if (!url.startsWith('/')) url = url.replace(/^https?:\/\/[^/?#]*/i, '') || '/';
  const query = url.indexOf('?');
  return query === -1 ? url : url.slice(0, query);
}

/** Whether a page is asked for with a query that a route puts into it. */
function isForRoute({ pagesOfRoutes }: Context, request: IncomingMessage): boolean {
  return request.url?.includes('?') === true && pagesOfRoutes.has(pathOf(request));
}

/** Whether a request only reads. */
export function isRead({ method }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD';
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
}

/** A connection on which nothing has moved for so long is given up; a slow phone moves a byte now and then. */
const stalledMs = 120_000;

const options = {
  // Twice what browsers send with a full set of cookies; more is 431.
  maxHeaderSize: 16_384,
  keepAliveTimeout: keepAliveMs,
  headersTimeout: 15_000,
  // Five megabytes, the largest upload, at 50 kB a second.
  requestTimeout: 120_000,
  connectionsCheckingInterval: 5_000,
  // We refuse a request without Host ourselves: Node's own answer would lack our headers.
  requireHostHeader: false,
  // Requests without a body, nearly all, are spared the events of a stream that nobody reads.
  optimizeEmptyRequests: true,
};
