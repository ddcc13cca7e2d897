import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Context } from './context.ts';

/** How long closing the database may take. */
const closeMs = 1_000;

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
  // Node closes idle connections once. This also closes busy ones that become idle later and are kept alive.
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
    // A database that does not answer must not block the shutdown.
    await Promise.race([closeStorage(context), wait(closeMs, undefined, { ref: false })]);
    log.info('stopped');
  }
}

async function closeStorage({ retention, storage }: Context): Promise<void> {
  await retention.stop();
  await storage.close();
}
