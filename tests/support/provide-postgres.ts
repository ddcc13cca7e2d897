import type { TestProject } from 'vitest/node';
import { startPostgres } from '#scripts/start-postgres.ts';

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- vitest's own, added to
  interface ProvidedContext {
    /** URL of a server on which each test file creates its own databases. */
    postgresUrl: string;
  }
}

/** Starts one PostgreSQL server for all test files of a project. @returns a function that stops it */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  project.provide('postgresUrl', server.url);
  return server.stop;
}
