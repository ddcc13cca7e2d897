import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createKysely } from './open-sqlite.ts';
import { openStorage } from '#server/storage/open-storage.ts';
import { createWriteQueue } from './write-queue.ts';
import type { Database } from '#server/storage/storage.ts';

let folder: string;
let path: string;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'write-queue-'));
  path = join(folder, 'x.sqlite');
  await (await openStorage({ dialect: 'sqlite', path })).close();
});
afterEach(() => rmSync(folder, { recursive: true }));

function open({ timeoutMs, ...options }: { readOnly?: boolean; timeoutMs?: number } = {}) {
  const database = new DatabaseSync(path, { ...options, timeout: 0 });
  const write = createWriteQueue(database, createKysely(database), () => undefined, timeoutMs);
  return { database, write };
}

const add = (key: string) => (db: Database) => db.insertInto('spent_proofs').values({ key, expires_at: 1 }).execute();

function keys(): unknown[] {
  const database = new DatabaseSync(path, { readOnly: true });
  const rows = database.prepare('select key from spent_proofs order by key').all();
  database.close();
  return rows.map(({ key }) => key);
}

test('jobs that arrive together share one transaction and resolve after the commit', async () => {
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

test('a read-only database is unavailable', async () => {
  const { database, write } = open({ readOnly: true });
  await expect(write(add('a'))).rejects.toMatchObject({ name: 'StorageUnavailable', code: 'SQLITE_READONLY' });
  database.close();
});

test('a full database rejects jobs that do not fit, stores nothing of them, and accepts jobs that fit', async () => {
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

test('a database locked for too long by another process is unavailable', async () => {
  const { database, write } = open({ timeoutMs: 20 });
  const other = new DatabaseSync(path);
  other.exec('begin immediate');
  await expect(write(add('a'))).rejects.toMatchObject({ name: 'StorageUnavailable', code: 'SQLITE_BUSY' });
  other.exec('rollback');
  await write(add('b'));
  expect(keys()).toEqual(['b']);
  other.close();
  database.close();
});

test('waiting for a lock does not block the process', async () => {
  const { database, write } = open();
  const other = new DatabaseSync(path);
  other.exec('begin immediate');
  let isWritten = false;
  const writing = write(add('a')).then(() => (isWritten = true));
  // A blocked thread would not get here in time.
  for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setTimeout(resolve, 2));
  expect(isWritten).toBe(false);
  other.exec('commit');
  await writing;
  expect(keys()).toEqual(['a']);
  other.close();
  database.close();
});

test('two connections of one process take turns, although their jobs are asynchronous', async () => {
  const [one, two] = [open(), open()];
  const slowly = (key: string) => async (db: Database) => {
    await add(`${key}1`)(db);
    await new Promise((resolve) => setTimeout(resolve, 30));
    await add(`${key}2`)(db);
  };
  await Promise.all([one.write(slowly('a')), two.write(slowly('b')), one.write(slowly('c')), two.write(slowly('d'))]);
  expect(keys()).toEqual(['a1', 'a2', 'b1', 'b2', 'c1', 'c2', 'd1', 'd2']);
  one.database.close();
  two.database.close();
});

test('waiting jobs reject when the database is closed', async () => {
  const { database, write } = open();
  const waiting = write(add('a'));
  database.close();
  await expect(waiting).rejects.toThrow('database is not open');
  await expect(write(add('b'))).rejects.toThrow('database is not open');
  expect(keys()).toEqual([]);
});

test('a running job rejects when the database is closed, and is rolled back', async () => {
  const { database, write } = open();
  const writing = write(async (db) => {
    await add('a')(db);
    database.close();
    await add('b')(db);
  });
  await expect(writing).rejects.toThrow(/finalized|not open/);
  expect(keys()).toEqual([]);
});
