import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Context } from './context.ts';

/** Maximum time for closing the database. */
const closeMs = 1_000;

/**
 * Stops the server: accepts no new connections, claims no more mails, waits for requests and mails in progress, then
 * closes the remaining connections and the database.
 *
 * @param graceMs maximum wait; then busy connections are closed, and unfinished mails are retried later
 */
export async function stopServer(app: FastifyInstance, context: Context, graceMs: number): Promise<void> {
  const { log } = context;
  context.isStopping = true;
  log.info('stopping');
  // Node closes idle connections as soon as it accepts no more, which includes new ones whose request is on its way: a
  // proxy would report an error. Later, as well as for connections that become idle then, they are really idle.
  const closeIdle = app.server.closeIdleConnections.bind(app.server);
  app.server.closeIdleConnections = () => undefined;
  const sweep = setInterval(closeIdle, 250);
  const deadline = setTimeout(() => {
    log.warn({ graceMs }, 'requests did not finish in time and were closed');
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
