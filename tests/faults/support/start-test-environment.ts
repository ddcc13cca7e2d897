import { expect, onTestFinished } from 'vitest';
import { openStorage } from '#server/storage/open-storage.ts';
import type { Storage } from '#server/storage/storage.ts';
import { fixtureFiles, writeFixtureSite } from '#tests/support/server/fixture-site.ts';
import { runServer, type ServerProcess } from '#tests/support/server/run-server.ts';
import { databases, type TestDatabase } from '#tests/support/databases.ts';
import { startSmtpInbox, type SmtpHooks, type SmtpInbox } from '#tests/support/smtp-inbox.ts';

/** A database, a mail server, and any number of servers, which are stopped after the test. */
export type TestEnvironment = {
  database: TestDatabase;
  /** Access to the data that the servers store. */
  storage: Storage;
  inbox: SmtpInbox;
  startServer: (options?: ServerOptions) => Promise<Omit<ServerProcess, 'port'> & { port: number }>;
};

type ServerOptions = {
  maxFileBytes?: number;
  lifeMs?: number;
  folder?: string;
  variables?: Record<string, string>;
};

/**
 * @param name name of an entry of `databases`, or a database
 * @param hooks behavior of the mail server
 * @param files files of the site; default: the fixture's
 */
export async function startTestEnvironment(
  name: string | TestDatabase,
  hooks: SmtpHooks = {},
  files = fixtureFiles,
): Promise<TestEnvironment> {
  const database = typeof name === 'string' ? await databases.find((kind) => kind.name === name)?.create() : name;
  if (!database) throw new Error('there is no such database');
  onTestFinished(() => database.remove());
  const storage = await openStorage(database.config);
  onTestFinished(() => storage.close());
  const inbox = await startSmtpInbox(hooks);
  onTestFinished(() => inbox.stop());
  const site = writeFixtureSite(files);
  onTestFinished(site.remove);
  return {
    database,
    storage,
    inbox,
    startServer: async ({ variables: more = {}, ...options } = {}) => {
      const variables = { DATABASE_URL: database.url, SMTP_URL: inbox.url, TRUST_PROXY: '1', PORT: '0', ...more };
      const server = runServer(site.distFolder, variables, { lifeMs: 240_000, ...options });
      onTestFinished(async () => {
        server.child.kill('SIGKILL');
        await server.ended;
      });
      const port = await server.port();
      // Reports a crash that no test caused.
      onTestFinished(() => expect(server.errors()).toBe(''));
      return { ...server, port };
    },
  };
}
