import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { serveFolder } from './serve-folder.ts';

/** How long the server may take to read the build, ms. */
const startTimeoutMs = 20_000;

/** How long it may take to end when asked; it gives requests under way 10 s. */
const stopTimeoutMs = 12_000;

/** A site that is being served. */
type Served = { origin: string; stop: () => void | Promise<void> };

/** One that our server serves, and the folder in which it keeps what it is sent. */
export type ServedSite = Served & { folder: string };

/**
 * Playwright's global setup: starts the server over the build on a free port, and serves the build in longer words
 * beside it. The tests learn the addresses by `SITE_ORIGIN` and `PSEUDO_ORIGIN`, and where the server keeps what it is
 * sent by `SITE_FOLDER`; a site that is already named there is used as it is.
 *
 * @returns what ends them
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
  await start('PSEUDO_ORIGIN', () => serveFolder('.cache/pseudo'));
  return async () => {
    for (const { stop } of served) await stop();
  };
}

/**
 * Starts our server as a process of its own, with a database of its own.
 *
 * @param project folder of the project that was built
 * @param variables of its environment, beside those that tests need
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
      // The tests are their own proxy: each visitor comes from another address.
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
    throw new Error('the server did not start; its own words stand above');
  }
  return { origin, stop, folder };
}

/** What the server's log says it listens at; undefined when the log ends before. */
async function listeningAddress(log: Readable): Promise<string | undefined> {
  const lines = createInterface(log);
  for await (const line of lines) {
    const { msg, address } = JSON.parse(line) as { msg?: string; address?: string };
    if (msg !== 'listening') continue;
    // What it says from now on must not fill the pipe.
    log.resume();
    return address;
  }
  return undefined;
}
