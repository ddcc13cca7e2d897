import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { serveFolder } from './serve-folder.ts';

/** Timeout for the start, ms. */
const startTimeoutMs = 20_000;

/** Timeout for stopping, ms; the server waits up to 10 s for pending requests. */
const stopTimeoutMs = 12_000;

/** A running site. */
type Served = { origin: string; stop: () => void | Promise<void> };

/** A site run by our server, and the folder of its database and mails. */
export type ServedSite = Served & { folder: string };

/**
 * Playwright's global setup: starts the server with the build on a free port, and a static server with the build in the
 * pseudolocale. Sets `SITE_ORIGIN` and `PSEUDO_ORIGIN` for the tests, and `SITE_FOLDER`, where the server stores its
 * data. Variables that are already set are kept, to test a running site.
 *
 * @returns a function that stops the servers
 */
// eslint-disable-next-line no-restricted-exports -- Playwright takes the default export of this file
export default async function startSite(): Promise<() => Promise<void>> {
  const served: Served[] = [];
  const start = async (name: string, serve: () => Promise<Served>) => {
    if (process.env[name]) return;
    const site = await serve();
    served.push(site);
    process.env[name] = site.origin;
  };
  await start('SITE_ORIGIN', async () => {
    const site = await startServer();
    process.env.SITE_FOLDER = site.folder;
    return site;
  });
  await start('PSEUDO_ORIGIN', () => serveFolder('.cache/pseudo/site'));
  return async () => {
    for (const { stop } of served) await stop();
  };
}

/**
 * Starts our server in a child process with a new database.
 *
 * @param project folder of the built project
 * @param variables additional environment variables
 */
export async function startServer(
  project = '.',
  variables: Readonly<Record<string, string>> = {},
): Promise<ServedSite> {
  const folder = mkdtempSync(join(tmpdir(), 'northlamp-tests-'));
  const server = spawn(process.execPath, ['server/index.js'], {
    cwd: project,
    env: {
      ...variables,
      PATH: process.env.PATH,
      HOST: '127.0.0.1',
      PORT: '0',
      // The tests act as the proxy, so that each visitor has another address.
      TRUST_PROXY: '1',
      DATABASE_URL: `sqlite:${join(folder, 'tests.sqlite')}`,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = async () => {
    if (server.exitCode === null && server.signalCode === null) {
      const timer = setTimeout(() => server.kill('SIGKILL'), stopTimeoutMs);
      server.kill('SIGTERM');
      await once(server, 'exit');
      clearTimeout(timer);
    }
    rmSync(folder, { recursive: true, force: true });
  };
  const timer = setTimeout(() => server.kill('SIGKILL'), startTimeoutMs);
  const origin = await listeningAddress(server.stdout);
  clearTimeout(timer);
  if (origin === undefined) {
    await stop();
    throw new Error('the server did not start; see its output above');
  }
  return { origin, stop, folder };
}

/** Returns the address from the server's log; undefined if the log ends first. */
async function listeningAddress(log: Readable): Promise<string | undefined> {
  const lines = createInterface(log);
  for await (const line of lines) {
    const { msg, address } = JSON.parse(line) as { msg?: string; address?: string };
    if (msg !== 'listening') continue;
    // Keep reading, so that further output does not fill the pipe.
    log.resume();
    return address;
  }
  return undefined;
}
