import { sql, type Kysely } from 'kysely';
import { ConfigurationError } from '#contracts/environment.ts';
import type { DatabaseConfig } from '#server/config.ts';
import { firstTables } from './migrations/0001-first-tables.ts';
import { helpfulVotes } from './migrations/0002-helpful-votes.ts';
import { clocksAndConfirmations } from './migrations/0003-clocks-and-confirmations.ts';
import { canonicalEmails } from './migrations/0004-canonical-emails.ts';
import type { Database, OpenMode } from './storage.ts';

/** Forward only, in this order for good; what is out in the world is never changed, only followed by another. */
const migrations: readonly Migration[] = [
  { name: '0001-first-tables', run: firstTables },
  { name: '0002-helpful-votes', run: helpfulVotes },
  { name: '0003-clocks-and-confirmations', run: clocksAndConfirmations },
  { name: '0004-canonical-emails', run: canonicalEmails },
];

/**
 * Brings the tables up to date. Runs in a transaction that no other process's migration is beside.
 *
 * @throws ConfigurationError when a newer version of this program was here, or when there is something to do that `mode`
 * does not allow
 */
export async function migrate(db: Database, dialect: Dialect, mode: OpenMode): Promise<void> {
  // Its own table is not in the schema that the rest of the server sees.
  const own = db as unknown as Kysely<{ migrations: { name: string; applied_at: number } }>;
  // Undone with the transaction where this throws.
  await sql`create table if not exists migrations (name text primary key, applied_at bigint not null)`.execute(own);
  const rows = await own.selectFrom('migrations').select('name').execute();
  const applied = new Set(rows.map(({ name }) => name));
  for (const { name, run } of migrations) {
    if (applied.delete(name)) continue;
    if (mode === 'existing') {
      throw new ConfigurationError([
        `DATABASE_URL names a database ${rows.length === 0 ? 'that has no tables of this program' : 'of an earlier version'}; start this version of the server once, which brings it up to date.`,
      ]);
    }
    await run(db, dialect);
    await own.insertInto('migrations').values({ name, applied_at: Date.now() }).execute();
  }
  if (applied.size > 0) {
    throw new ConfigurationError([
      `DATABASE_URL names a database with changes that this version does not know (${[...applied].join(', ')}); start the version that made them, or a later one.`,
    ]);
  }
}

type Dialect = DatabaseConfig['dialect'];

type Migration = { name: string; run: (db: Database, dialect: Dialect) => Promise<void> };
