import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Config } from '#server/config.ts';

/** Longer than any upload lives: another process may be receiving one right now. */
const abandonedMs = 10 * 60_000;

/** Where uploads wait until they are stored: beside the database's file, in a folder for the server's user alone. */
export function uploadFolder({ database }: Pick<Config, 'database'>): string {
  return join(database.dialect === 'sqlite' ? dirname(database.path) : 'var', 'uploads');
}

/** A new path in the folder, which is made where it is missing. */
export async function newUploadPath(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return join(folder, randomUUID());
}

/** Removes what a process that was killed in the middle of an upload left behind. */
export async function removeAbandonedUploads(folder: string, now = Date.now()): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    // Another process may remove it first.
    const found = await stat(path).catch(() => undefined);
    if (found && now - found.mtimeMs > abandonedMs) await rm(path, { force: true }).catch(() => undefined);
  }
}
