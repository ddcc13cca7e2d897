import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { removeAbandonedUploads } from './remove-abandoned-uploads.ts';

test('what a killed process left of uploads goes, but nothing that is under way or not ours', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'abandoned-'));
  const old = new Date(Date.now() - 2 * 3_600_000);
  for (const name of ['northlamp-upload-old', 'northlamp-upload-new', 'something-else']) {
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, '0'), '%PDF-');
    if (name !== 'northlamp-upload-new') utimesSync(join(folder, name), old, old);
  }
  await removeAbandonedUploads(folder);
  expect(readdirSync(folder).toSorted()).toEqual(['northlamp-upload-new', 'something-else']);
  rmSync(folder, { recursive: true });
  await expect(removeAbandonedUploads(folder)).resolves.toBeUndefined();
});
