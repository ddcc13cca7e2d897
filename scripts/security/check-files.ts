import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Config } from '#server/config.ts';
import { uploadFolder } from '#server/forms/uploads/upload-folder.ts';
import { mailFolder } from '#server/mail/transport.ts';
import type { Finding } from './finding.ts';

/** Checks that only the server's user can read visitors' data. */
export function checkFiles(config: Pick<Config, 'database'>): Finding[] {
  const { database } = config;
  const databaseFiles = database.dialect === 'sqlite' ? ['', '-wal', '-shm'].map((end) => database.path + end) : [];
  const folders = [mailFolder(config), uploadFolder(config)];
  const paths = [...databaseFiles, ...folders.flatMap((folder) => [folder, ...filesIn(folder)])].filter(existsSync);
  const open = paths.filter((path) => (statSync(path).mode & 0o077) !== 0);
  if (open.length > 0) {
    return open.map((path) => ({
      level: 'problem',
      text: `Files: other users can access ${resolve(path)}; run: chmod go= ${path}`,
    }));
  }
  if (paths.length === 0) return [{ level: 'unknown', text: 'Files: none exist yet; start the server first.' }];
  return [{ level: 'ok', text: `Files: all ${paths.length} files and folders are accessible only to their owner.` }];
}

function filesIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [];
}
