import { cpSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openStorage } from '#server/storage/open-storage.ts';
import { StorageUnavailable } from '#server/storage/storage.ts';

const openSqlite = (path: string) => openStorage({ dialect: 'sqlite', path });

test('a failed checkpoint does not make writes block the main thread', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'open-sqlite-'));
  const storage = await openSqlite(join(folder, 'x.sqlite'));
  try {
    await storage.write(() => {
      storage.purgeDeletedPages();
      return Promise.resolve();
    });
    const { rows } = await storage.write((db) => sql`pragma busy_timeout`.execute(db));
    expect(rows).toEqual([{ timeout: 0 }]);
  } finally {
    await storage.close();
    rmSync(folder, { recursive: true });
  }
  expect(() => storage.purgeDeletedPages()).not.toThrow();
});

test.each(['deleted', 'replaced'])(
  'a database file that was %s is detected, and nothing is stored in it',
  async (how) => {
    const folder = mkdtempSync(join(tmpdir(), 'open-sqlite-'));
    const path = join(folder, 'x.sqlite');
    const storage = await openSqlite(path);
    await storage.secret('a');
    if (how === 'replaced') cpSync(path, `${path}.copy`);
    rmSync(path);
    if (how === 'replaced') renameSync(`${path}.copy`, path);
    await expect(storage.secret('b')).rejects.toThrow(StorageUnavailable);
    await expect(storage.read((db) => db.selectFrom('secrets').selectAll().execute())).rejects.toThrow(
      'SQLITE_FILE_REPLACED',
    );
    await storage.close();
    rmSync(folder, { recursive: true });
  },
);

test('a file that is damaged or not a database is reported as such', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'open-sqlite-'));
  const path = join(folder, 'x.sqlite');
  writeFileSync(path, 'not a database, but long enough to be looked at'.repeat(100));
  await expect(openSqlite(path)).rejects.toThrow(
    /is damaged or not a SQLite database \(.*\); restore it from a backup, or name another file\.$/,
  );
  rmSync(folder, { recursive: true });
});
