import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { SqliteDialect, type SqliteStatement } from 'kysely';
import { LRUCache } from 'lru-cache';

/** Size of the cache of prepared statements. More than we have, but statements with lists of values vary. */
const maxStatements = 200;

/**
 * Kysely dialect for one connection of `node:sqlite`. It starts no transactions; the write queue does.
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

/** Adapts a statement to Kysely, which passes values as an array. */
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
