import { sql, type Kysely } from 'kysely';
import { ConfigurationError } from '#contracts/environment.ts';
import type { DatabaseConfig } from '#server/config.ts';
import { createTables } from './migrations/0001-first-tables.ts';
import type { Database, OpenMode } from './storage.ts';

/** Forward only, in the order of their numbers. Never change a released migration; add another one. */
const migrations: readonly Migration[] = [
  // Four migrations before the first release became one, with the last one's name: databases of developers have it.
  { name: '0004-canonical-emails', run: createTables },
];

/**
 * Runs the pending migrations, in a transaction that excludes migrations by other processes.
 *
 * @throws ConfigurationError when a newer version has migrated the database, or when `mode` does not allow a pending
 *   migration
 */
export async function migrate(db: Database, dialect: Dialect, mode: OpenMode): Promise<void> {
  // The `migrations` table is not part of `Schema`.
  const own = db as unknown as Kysely<{ migrations: { name: string; applied_at: number } }>;
  // Rolled back with the transaction if this throws.
  await sql`create table if not exists migrations (name text primary key, applied_at bigint not null)`.execute(own);
  const rows = await own.selectFrom('migrations').select('name').execute();
  const applied = new Set(rows.map(({ name }) => name));
  const unknown = [...applied].filter((name) => migrations.every((known) => name > known.name));
  if (unknown.length > 0) {
    throw new ConfigurationError([
      `DATABASE_URL names a database with changes that this version does not know (${unknown.join(', ')}); start the version that made them, or a later one.`,
    ]);
  }
  for (const { name, run } of migrations.filter((one) => !applied.has(one.name))) {
    if (mode === 'existing') {
      throw new ConfigurationError([
        `DATABASE_URL names a database ${rows.length === 0 ? 'that has no tables of this program' : 'of an earlier version'}; start this version of the server once, which brings it up to date.`,
      ]);
    }
    await run(db, dialect);
    await own.insertInto('migrations').values({ name, applied_at: Date.now() }).execute();
  }
}

type Dialect = DatabaseConfig['dialect'];

type Migration = { name: string; run: (db: Database, dialect: Dialect) => Promise<void> };
