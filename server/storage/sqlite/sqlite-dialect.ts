import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import {
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
} from 'kysely';

/**
 * Kysely on one connection of Node's own SQLite. Transactions are not its business: the group writer holds them
 * around whole jobs.
 */
export function sqliteDialect(database: DatabaseSync): Dialect {
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => createDriver(database),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

/** More statements than we have: the cap is for whoever writes ones with a varying number of values. */
const maxStatements = 200;

function createDriver(database: DatabaseSync): Driver {
  const connection = createConnection(database);
  const refuse = () => Promise.reject(new Error('transactions are made by Storage.write()'));
  return {
    init: () => Promise.resolve(),
    acquireConnection: () => Promise.resolve(connection),
    beginTransaction: refuse,
    commitTransaction: refuse,
    rollbackTransaction: refuse,
    releaseConnection: () => Promise.resolve(),
    destroy: () => {
      database.close();
      return Promise.resolve();
    },
  };
}

function createConnection(database: DatabaseSync): DatabaseConnection {
  const statements = new Map<string, Statement>();
  const prepare = (sql: string): Statement => {
    const known = statements.get(sql);
    if (known) return known;
    if (statements.size >= maxStatements) statements.clear();
    const statement = database.prepare(sql);
    const made = { statement, returnsRows: statement.columns().length > 0 };
    statements.set(sql, made);
    return made;
  };
  const execute = ({ sql, parameters }: CompiledQuery): QueryResult<unknown> => {
    const { statement, returnsRows } = prepare(sql);
    const values = parameters as SQLInputValue[];
    if (returnsRows) return { rows: statement.all(...values) };
    const { changes } = statement.run(...values);
    return { rows: [], numAffectedRows: BigInt(changes) };
  };
  return {
    // An error of the synchronous call becomes the promise's.
    executeQuery: async <Row>(query: CompiledQuery) => await Promise.resolve(execute(query) as QueryResult<Row>),
    streamQuery: () => {
      throw new Error('rows are read in pages');
    },
  };
}

type Statement = { statement: StatementSync; returnsRows: boolean };
