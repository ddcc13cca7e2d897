import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { inject } from 'vitest';
import type { DatabaseConfig } from '#server/config.ts';

/** An empty database for one test or test file. */
export type TestDatabase = {
  config: DatabaseConfig;
  /** Value for `DATABASE_URL`. */
  url: string;
  remove: () => Promise<void>;
};

/** Both dialects: every storage test runs for each. */
export const databases: readonly { name: string; create: () => Promise<TestDatabase> }[] = [
  { name: 'SQLite', create: createSqlite },
  { name: 'PostgreSQL', create: createPostgres },
];

function createSqlite(): Promise<TestDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'northlamp-sqlite-'));
  const path = join(folder, 'test.sqlite');
  return Promise.resolve({
    config: { dialect: 'sqlite', path },
    url: `sqlite:${path}`,
    remove: () => {
      rmSync(folder, { recursive: true, force: true });
      return Promise.resolve();
    },
  });
}

async function createPostgres(): Promise<TestDatabase> {
  const server = inject('postgresUrl');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await command(server, `create database ${name}`);
  const url = Object.assign(new URL(server), { pathname: `/${name}` }).href;
  return {
    config: { dialect: 'postgres', url },
    url,
    remove: () => command(server, `drop database ${name} with (force)`),
  };
}

async function command(server: string, sql: string): Promise<void> {
  const client = new Client(server);
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
