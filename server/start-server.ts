import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { ConfigurationError } from '#contracts/environment.ts';
import { buildApp } from './http/app.ts';
import { configurationWarnings, readEnv, toConfig, type Config } from './config.ts';
import { createContext, type Context } from './context.ts';
import { requireEncryptedSmtp } from './mail/transport.ts';
import { stopServer } from './stop-server.ts';

/** Default folder of the build. */
export const defaultDistFolder = fileURLToPath(new URL('../dist', import.meta.url));

/** Time for requests and mails in progress to finish after a signal to stop; with the database's second, under ten. */
const graceMs = 8_500;

/**
 * Starts the server in this process. SIGTERM or SIGINT stops it and ends the process. If the start fails, the reasons
 * are written to standard error and the process exits with 1.
 *
 * @param announce called with the address when the server listens
 */
export async function startServer({
  distFolder = defaultDistFolder,
  announce,
}: { distFolder?: string; announce?: (address: string) => void } = {}): Promise<void> {
  // Files written by this process contain visitors' data, so only its user may read them.
  process.umask(0o077);
  // A full disk or a closed pipe behind them must not end the process.
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);
  try {
    const config = toConfig(readEnv());
    await requireEncryptedSmtp(config);
    const context = await createContext(config, distFolder);
    const app = buildApp(context);
    await listen(app, context);
    const address = addressOf(app, config);
    context.outbox.start(config.siteUrl ?? address);
    context.retention.start();
    context.log.info({ address, node: process.version }, 'listening');
    for (const warning of configurationWarnings(config)) context.log.warn(warning);
    announce?.(address);
    endOnSignal(() => stopServer(app, context, graceMs));
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}

async function listen(app: FastifyInstance, { config: { host, port }, storage }: Context): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    const sentence = listenProblem(error, host, port);
    if (!sentence) throw error;
    await app.close();
    await storage.close();
    throw new ConfigurationError([sentence]);
  }
}

function listenProblem(error: unknown, host: string, port: number): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  switch (code) {
    case 'EADDRINUSE':
      return `PORT ${port} on ${host} is taken by another program; stop that one or set PORT to another number.`;
    case 'EACCES':
      return `PORT ${port} may not be used by this user; set PORT to a number from 1024 to 65535.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `HOST is "${host}", which is no address of this machine; expected one, such as 127.0.0.1 or 0.0.0.0.`;
    default:
      return undefined;
  }
}

function addressOf(app: FastifyInstance, { host }: Config): string {
  // With PORT 0 the system chooses the port.
  const bound = app.server.address();
  const port = typeof bound === 'object' ? bound?.port : bound;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

function endOnSignal(stop: () => Promise<void>): void {
  let isAsked = false;
  const end = () => {
    // Second signal: exit at once.
    if (isAsked) process.exit(1);
    isAsked = true;
    void stop().then(() => process.exit(0));
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
}
