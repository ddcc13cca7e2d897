import type { FastifyInstance } from 'fastify';
import type { Context } from './context.ts';

/**
 * Ends the server: takes no new connections, lets requests that are under way finish, then closes what is left.
 *
 * @param graceMs how long requests may take to finish; connections still busy after it are cut
 */
export async function stopServer(app: FastifyInstance, context: Context, graceMs: number): Promise<void> {
  const { log } = context;
  context.isStopping = true;
  log.info('stopping');
  // Node closes the connections that are idle now; this closes each of the others once its answer is out, instead of
  // keeping it open for the client's next request.
  const sweep = setInterval(() => app.server.closeIdleConnections(), 50);
  const deadline = setTimeout(() => {
    log.warn({ graceMs }, 'requests did not finish in time and were cut');
    app.server.closeAllConnections();
  }, graceMs);
  try {
    await app.close();
  } finally {
    clearInterval(sweep);
    clearTimeout(deadline);
    context.access.stop();
    log.info('stopped');
  }
}
