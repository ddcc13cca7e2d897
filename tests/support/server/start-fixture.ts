import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '#server/http/app.ts';
import { toConfig } from '#server/config.ts';
import { createContext, type Context } from '#server/context.ts';
import { createLog } from '#server/log.ts';
import { writeFixtureSite, type FixtureSite } from './fixture-site.ts';

/** A server with a small build, listening in this process. */
export type RunningFixture = {
  app: FastifyInstance;
  context: Context;
  port: number;
  origin: string;
  /** Log lines so far. */
  log: string[];
  /** Stops the server and removes the build. */
  end: () => Promise<void>;
};

/**
 * Starts a server for a test on a free port, with a new database.
 *
 * @param variables its environment
 * @param site build to serve; default: a new fixture
 * @param overrides parts of the context to replace
 * @param extend adds routes before the server listens
 */
export async function startFixture({
  variables = {},
  site = writeFixtureSite(),
  overrides = {},
  extend,
}: {
  variables?: Record<string, string>;
  site?: FixtureSite;
  overrides?: Parameters<typeof createContext>[2];
  extend?: (app: FastifyInstance) => void;
} = {}): Promise<RunningFixture> {
  const log: string[] = [];
  const folder = mkdtempSync(join(tmpdir(), 'fixture-database-'));
  const database = { DATABASE_URL: `sqlite:${join(folder, 'fixture.sqlite')}` };
  const context = await createContext(toConfig({ PORT: '0', ...database, ...variables }), site.distFolder, {
    log: createLog({ write: (line) => void log.push(line) }),
    ...overrides,
  });
  const app = buildApp(context);
  extend?.(app);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return {
    app,
    context,
    port,
    origin: `http://127.0.0.1:${port}`,
    log,
    end: async () => {
      context.access.stop();
      app.server.closeAllConnections();
      await app.close();
      await context.storage.close();
      rmSync(folder, { recursive: true });
      site.remove();
    },
  };
}
