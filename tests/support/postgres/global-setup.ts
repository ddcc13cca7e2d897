import type { TestProject } from 'vitest/node';
import { startPostgres } from '#scripts/postgres/start-postgres.ts';

declare module 'vitest' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- vitest's own, added to
  interface ProvidedContext {
    /** A server on which each test file makes databases of its own. */
    postgresUrl: string;
  }
}

/** Starts one PostgreSQL for all test files of a project; what it returns ends it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  project.provide('postgresUrl', server.url);
  return server.stop;
}
