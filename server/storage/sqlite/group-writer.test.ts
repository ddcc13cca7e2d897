import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Schema } from '#server/storage/schema.ts';
import type { Database } from '#server/storage/storage.ts';
import { createGroupWriter } from './group-writer.ts';
import { openSqlite } from './open-sqlite.ts';
import { sqliteDialect } from './sqlite-dialect.ts';

let folder: string;
let path: string;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'group-writer-'));
  path = join(folder, 'x.sqlite');
  await (await openSqlite(path)).close();
});
afterEach(() => rmSync(folder, { recursive: true }));

function open(options: { readOnly?: boolean } = {}) {
  const database = new DatabaseSync(path, options);
  const { write } = createGroupWriter(database, new Kysely<Schema>({ dialect: sqliteDialect(database) }));
  return { database, write };
}

const add = (key: string) => (db: Database) => db.insertInto('spent_proofs').values({ key, expires_at: 1 }).execute();

function keys(): unknown[] {
  const database = new DatabaseSync(path, { readOnly: true });
  const rows = database.prepare('select key from spent_proofs order by key').all();
  database.close();
  return rows.map(({ key }) => key);
}

test('jobs that arrive together share one transaction and are told once it is on the disk', async () => {
  const { database, write } = open();
  let commits = 0;
  const exec = database.exec.bind(database);
  database.exec = (sql) => {
    exec(sql);
    if (sql === 'commit') commits++;
  };
  const told: unknown[][] = [];
  await Promise.all(['a', 'b', 'c'].map((key) => write(add(key)).then(() => told.push(keys()))));
  expect(commits).toBe(1);
  expect(told).toEqual(Array.from({ length: 3 }, () => ['a', 'b', 'c']));
  database.close();
});

test('who does not need the disk is told before it', async () => {
  const { database, write } = open();
  let seen: unknown[] | undefined;
  await Promise.all([
    write(add('a'), { durable: false }).then(() => (seen = keys())),
    write(() => new Promise((resolve) => setTimeout(resolve, 20))),
  ]);
  expect(seen).toEqual([]);
  expect(keys()).toEqual(['a']);
  database.close();
});

test('a database that may only be read is unavailable', async () => {
  const { database, write } = open({ readOnly: true });
  await expect(write(add('a'))).rejects.toMatchObject({ name: 'StorageUnavailable', code: 'SQLITE_READONLY' });
  database.close();
});

test('one that is full refuses what does not fit, keeps nothing of it, and takes what fits', async () => {
  const { database, write } = open();
  const { page_count: pages } = database.prepare('pragma page_count').get() as { page_count: number };
  database.exec(`pragma max_page_count = ${pages + 4}`);
  const large = (db: Database) => add('x'.repeat(100_000))(db);
  const twice = async (db: Database) => {
    await add('b')(db);
    await large(db);
  };
  await expect(write(twice)).rejects.toMatchObject({ name: 'StorageUnavailable', code: 'SQLITE_FULL' });
  await write(add('c'));
  expect(keys()).toEqual(['c']);
  database.close();
});

test('one that another process holds for too long is unavailable', async () => {
  const { database, write } = open();
  const other = new DatabaseSync(path);
  other.exec('begin immediate');
  await expect(write(add('a'))).rejects.toMatchObject({ name: 'StorageUnavailable', code: 'SQLITE_BUSY' });
  other.exec('rollback');
  await write(add('b'));
  expect(keys()).toEqual(['b']);
  other.close();
  database.close();
});
