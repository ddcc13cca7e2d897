import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { DatabaseConfig } from '#server/config.ts';
import { startPostgres } from '#scripts/postgres/start-postgres.ts';
import { measureForms, type FormsLoad, type FormsLoadReport } from './forms-load.ts';

/** Results for one database and number of processes. */
export type FormsScale = FormsLoadReport & { database: string; processes: number };

/** Measures one process with SQLite, then 1, 2 and 4 with PostgreSQL. Both databases commit synchronously to disk. */
export async function measureFormsScale(rates: readonly FormsLoad['rate'][], seconds: number): Promise<FormsScale[]> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-forms-'));
  const sqlite: DatabaseConfig = { dialect: 'sqlite', path: join(folder, 'bench.sqlite') };
  const results = [{ database: 'SQLite', processes: 1, ...(await measureForms(sqlite, 1, rates, seconds)) }];
  await rm(folder, { recursive: true });

  const postgres = await startPostgres({ isDurable: true });
  try {
    for (const processes of [1, 2, 4]) {
      const name = `bench_${processes}`;
      const client = new Client(postgres.url);
      await client.connect();
      await client.query(`create database ${name}`);
      await client.end();
      const database = { dialect: 'postgres', url: postgres.url.replace(/postgres$/, name) } as const;
      const report = await measureForms(database, processes, rates, seconds);
      results.push({ database: 'PostgreSQL', processes, ...report });
    }
  } finally {
    await postgres.stop();
  }
  return results;
}
