import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { createIntake } from '#server/forms/intake.ts';
import { openStorage } from '#server/storage/open-storage.ts';
import { databases } from '#tests/support/databases.ts';
import { openTestStorage } from '#tests/support/open-databases.ts';
import { makeEntry } from '#tests/support/server/make-entry.ts';
import { writeBackup } from './write-backup.ts';

const folder = mkdtempSync(join(tmpdir(), 'backup-'));
afterAll(() => rmSync(folder, { recursive: true }));

const now = new Date('2026-11-22T12:30:05Z');

describe.each(databases)('$name', async ({ name, create }) => {
  const { storage, database } = await openTestStorage(name);

  test('a backup taken during use restores every submission and is readable only by its owner', async () => {
    const intake = createIntake(storage, () => undefined, Date.now);
    await intake.accept(makeEntry({ fields: { name: 'Asta', email: 'asta@example.com', message: 'Hello' } }));
    const own = join(folder, name);
    process.umask(0o077);
    const { file } = await writeBackup(database.config, own, now);
    expect(readdirSync(own)).toEqual([file.slice(own.length + 1)]);
    expect(file).toMatch(/\/northlamp-2026-11-22T123005Z\.(sqlite|dump)$/);
    expect(statSync(file).mode & 0o077).toBe(0);

    const other = await create();
    if (other.config.dialect === 'sqlite') copyFileSync(file, other.config.path);
    else execFileSync('pg_restore', ['--no-owner', `--dbname=${other.url}`, file]);
    const restored = await openStorage(other.config, 'existing');
    const rows = await restored.read((db) => db.selectFrom('submissions').select('email_key').execute());
    await restored.close();
    await other.remove();
    expect(rows).toEqual([{ email_key: 'asta@example.com' }]);
  });
});

test('deletes backups before they exceed the retention limit, and no other files', async () => {
  const own = join(folder, 'old');
  const path = join(folder, 'site.sqlite');
  await (await openStorage({ dialect: 'sqlite', path })).close();
  await writeBackup({ dialect: 'sqlite', path }, own, new Date('2026-10-24T12:30:04Z'));
  await writeBackup({ dialect: 'sqlite', path }, own, new Date('2026-10-24T12:30:06Z'));
  writeFileSync(join(own, 'northlamp-notes.txt'), '');
  expect((await writeBackup({ dialect: 'sqlite', path }, own, now)).deleted).toEqual([
    'northlamp-2026-10-24T123004Z.sqlite',
  ]);
  expect(readdirSync(own)).toHaveLength(3);
});

test('a failed backup reports the reason, leaves no file, and creates no database', async () => {
  const own = join(folder, 'failed');
  const path = join(folder, 'none.sqlite');
  await expect(writeBackup({ dialect: 'sqlite', path }, own, now)).rejects.toThrow(`${path}, which does not exist`);
  const url = 'postgres://site:secret@127.0.0.1:1/site';
  await expect(writeBackup({ dialect: 'postgres', url }, own, now)).rejects.toThrow(
    /^pg_dump failed: .*127\.0\.0\.1(?!.*secret)/s,
  );
  expect(readdirSync(own)).toEqual([]);
  expect(existsSync(path)).toBe(false);
});
