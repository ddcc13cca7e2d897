import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { ConfigurationError, type Variables } from '#contracts/environment.ts';
import { buildApp } from './http/app.ts';
import { configurationWarnings, readEnv, toConfig, type Config } from './config.ts';
import { createContext, type Context } from './context.ts';
import { requireEncryptedSmtp } from './mail/transport.ts';
import { stopServer } from './stop-server.ts';

/** Default folder of the build. */
export const defaultDistFolder = fileURLToPath(new URL('../dist', import.meta.url));

/** Time for requests and mails in progress to finish after a signal to stop; with the database's second, under ten. */
const graceMs = 8_500;

/** Signals that arrive within this time are one. */
const sameSignalMs = 500;

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
    context.log.info(context.indexing.sentence);
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
  const socket = inheritedSocket(readEnv());
  try {
    // Node takes a file descriptor instead of an address; Fastify passes it on, but its type lacks it.
    await app.listen({ host, port, ...(socket === undefined ? {} : { fd: socket }) });
  } catch (error) {
    const sentence = listenProblem(error, host, port);
    if (!sentence) throw error;
    await app.close();
    await storage.close();
    throw new ConfigurationError([sentence]);
  }
}

/**
 * Returns the file descriptor of the listening socket that systemd opened (`deploy/northlamp.socket`), if any. It stays
 * open while the server restarts, so that no connection is refused. Source: sd_listen_fds(3).
 */
function inheritedSocket({ LISTEN_PID, LISTEN_FDS }: Variables): number | undefined {
  return LISTEN_PID === String(process.pid) && LISTEN_FDS === '1' ? 3 : undefined;
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
  let askedAt: number | undefined;
  const end = () => {
    // Ctrl+C reaches this process from the terminal and from npm, which passes it on: these count as one signal.
    if (askedAt !== undefined && performance.now() - askedAt < sameSignalMs) return;
    // Second signal: exit at once.
    if (askedAt !== undefined) process.exit(1);
    askedAt = performance.now();
    void stop().then(() => process.exit(0));
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
}
