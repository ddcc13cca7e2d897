import { readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { uploadPrefix } from './receive-upload.ts';

/** Longer than any request lives: another process may be receiving an upload right now. */
const abandonedMs = 60 * 60_000;

/** Removes what a process that was killed in the middle of an upload left behind. */
export async function removeAbandonedUploads(folder = tmpdir(), now = Date.now()): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((each) => each.startsWith(uploadPrefix))) {
    const path = join(folder, name);
    // Another process may remove it first.
    const found = await stat(path).catch(() => undefined);
    if (found && now - found.mtimeMs > abandonedMs)
      await rm(path, { recursive: true, force: true }).catch(() => undefined);
  }
}
