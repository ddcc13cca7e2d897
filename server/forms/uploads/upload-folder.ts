import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Config } from '#server/config.ts';

/** Longer than any upload takes: another process may be receiving one at the moment. */
const abandonedMs = 10 * 60_000;

/** The folder for uploads until they are stored: next to the database file, accessible to the server's user only. */
export function uploadFolder({ database }: Pick<Config, 'database'>): string {
  return join(database.dialect === 'sqlite' ? dirname(database.path) : 'var', 'uploads');
}

/** Returns a new path in the folder, which is created if it is missing. */
export async function newUploadPath(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return join(folder, randomUUID());
}

/** Removes files left by processes that were killed during an upload. */
export async function removeAbandonedUploads(folder: string, now = Date.now()): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    // Another process may remove it first.
    const found = await stat(path).catch(() => undefined);
    if (found && now - found.mtimeMs > abandonedMs) await rm(path, { force: true }).catch(() => undefined);
  }
}
