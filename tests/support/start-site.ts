import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** How long the server may take to read the build, ms. */
const startTimeoutMs = 20_000;

/** How long it may take to end when asked; it gives requests under way 10 s. */
const stopTimeoutMs = 12_000;

/**
 * Playwright's global setup: starts the server over the build on a free port and tells the tests where by `SITE_ORIGIN`.
 * A server that is already named there is used as it is.
 *
 * @returns what ends it
 */
// eslint-disable-next-line no-restricted-exports -- Playwright takes the default export of this file
export default async function startSite(): Promise<() => Promise<void>> {
  if (process.env.SITE_ORIGIN) return () => Promise.resolve();
  const folder = mkdtempSync(join(tmpdir(), 'northlamp-tests-'));
  const server = spawn(process.execPath, ['server/index.ts'], {
    env: {
      PATH: process.env.PATH,
      HOST: '127.0.0.1',
      PORT: '0',
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
  for await (const line of createInterface(server.stdout)) {
    const { msg, address } = JSON.parse(line) as { msg?: string; address?: string };
    if (msg !== 'listening' || !address) continue;
    clearTimeout(timer);
    process.env.SITE_ORIGIN = address;
    // What it says from now on must not fill the pipe.
    server.stdout.resume();
    return stop;
  }
  clearTimeout(timer);
  await stop();
  throw new Error('the server did not start; its own words stand above');
}
