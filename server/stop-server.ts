import type { FastifyInstance } from 'fastify';
import type { Context } from './context.ts';

/**
 * Ends the server: takes no new connections and no more mails, lets requests and mails that are under way finish, then
 * closes what is left.
 *
 * @param graceMs how long they may take to finish; connections still busy after it are cut, and such a mail is tried again
 */
export async function stopServer(app: FastifyInstance, context: Context, graceMs: number): Promise<void> {
  const { log } = context;
  context.isStopping = true;
  log.info('stopping');
  // Node closes the connections that are idle now. One that is busy has perhaps promised its client to stay open for
  // another request: this closes it when none has come shortly after.
  const sweep = setInterval(() => app.server.closeIdleConnections(), 250);
  const deadline = setTimeout(() => {
    log.warn({ graceMs }, 'requests did not finish in time and were cut');
    app.server.closeAllConnections();
  }, graceMs);
  const sendsEnded = context.outbox.stop(graceMs);
  try {
    await app.close();
    await sendsEnded;
  } finally {
    clearInterval(sweep);
    clearTimeout(deadline);
    context.access.stop();
    await context.retention.stop();
    await context.storage.close();
    log.info('stopped');
  }
}
