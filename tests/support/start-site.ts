import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { serveFolder } from './serve-folder.ts';
import { runServer } from './server/run-server.ts';

/** Longer than any run of browser tests: when a server ends that nobody has stopped, ms. */
const lifeMs = 4 * 3_600_000;

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
// oxlint-disable-next-line no-restricted-exports -- Playwright takes the default export of this file
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
  const { child, ended, port } = runServer(
    resolve(project, 'dist'),
    {
      ...variables,
      PORT: '0',
      // The tests act as the proxy, so that each visitor has another address.
      TRUST_PROXY: '1',
      DATABASE_URL: `sqlite:${join(folder, 'tests.sqlite')}`,
    },
    { lifeMs, folder: project },
  );
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  return { origin: `http://127.0.0.1:${await port()}`, stop, folder };
}
