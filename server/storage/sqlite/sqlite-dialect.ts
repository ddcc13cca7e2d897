import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { SqliteDialect, type SqliteStatement } from 'kysely';
import { LRUCache } from 'lru-cache';

/** More statements than we have: a safeguard against ones with a varying number of values. */
const maxStatements = 200;

/**
 * Kysely on one connection of Node's own SQLite. Transactions are not its business: the write queue holds them around whole
 * jobs.
 */
export function sqliteDialect(database: DatabaseSync): SqliteDialect {
  const statements = new LRUCache<string, SqliteStatement>({
    max: maxStatements,
    memoMethod: (sql) => prepare(database, sql),
  });
  return new SqliteDialect({
    database: { prepare: (sql) => statements.memo(sql), close: () => database.close() },
  });
}

/** A statement as Kysely takes it, which hands values over as a list. */
function prepare(database: DatabaseSync, sql: string): SqliteStatement {
  const statement = database.prepare(sql);
  const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...values(parameters)),
    run: (parameters) => statement.run(...values(parameters)),
    iterate: (parameters) => statement.iterate(...values(parameters)),
  };
}
