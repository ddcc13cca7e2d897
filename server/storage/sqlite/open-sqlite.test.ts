import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openSqlite } from './open-sqlite.ts';

test('a checkpoint that comes at a bad time leaves no write waiting on the main thread', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'open-sqlite-'));
  const storage = await openSqlite(join(folder, 'x.sqlite'));
  try {
    await storage.write(() => {
      storage.forgetDeleted();
      return Promise.resolve();
    });
    const { rows } = await storage.write((db) => sql`pragma busy_timeout`.execute(db));
    expect(rows).toEqual([{ timeout: 0 }]);
  } finally {
    await storage.close();
    rmSync(folder, { recursive: true });
  }
  expect(() => storage.forgetDeleted()).not.toThrow();
});
