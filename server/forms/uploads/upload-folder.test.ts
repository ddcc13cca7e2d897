import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { newUploadPath, removeAbandonedUploads, uploadFolder } from './upload-folder.ts';

const parent = mkdtempSync(join(tmpdir(), 'upload-folder-'));
const folder = join(parent, 'var', 'uploads');
afterAll(() => rmSync(parent, { recursive: true }));

test("uploads are next to the database, in a folder that only the server's user can read", async () => {
  expect(uploadFolder({ database: { dialect: 'sqlite', path: 'var/northlamp.sqlite' } })).toBe('var/uploads');
  expect(uploadFolder({ database: { dialect: 'postgres', url: 'postgres://a/b' } })).toBe('var/uploads');
  const [one, other] = await Promise.all([newUploadPath(folder), newUploadPath(folder)]);
  expect(one).not.toBe(other);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
});

test('a removed folder is created again for the next upload', async () => {
  rmSync(folder, { recursive: true });
  writeFileSync(await newUploadPath(folder), 'x');
  expect(readdirSync(folder)).toHaveLength(1);
});

test('files left by a killed process are removed, current uploads are not', async () => {
  const [old, fresh] = [join(folder, 'old'), join(folder, 'fresh')];
  for (const path of [old, fresh]) writeFileSync(path, '%PDF-');
  // Explicitly, because the clock of the system may differ from that of the tests.
  for (const [path, minutes] of [[old, 11] as const, [fresh, 1] as const]) {
    const time = new Date(Date.now() - minutes * 60_000);
    utimesSync(path, time, time);
  }
  await removeAbandonedUploads(folder);
  expect(readdirSync(folder)).toContain('fresh');
  expect(readdirSync(folder)).not.toContain('old');
  await expect(removeAbandonedUploads(join(parent, 'nowhere'))).resolves.toBeUndefined();
});
