import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { retention } from '#content/facts/retention.ts';
import type { DatabaseConfig } from '#server/config.ts';

/** An error the operator can fix; the message says how. */
export class BackupError extends Error {}

/** Names of the backups: the creation time (UTC). Only files that match are deleted. */
const namePattern = /^northlamp-(\d{4}-\d\d-\d\d)T(\d\d)(\d\d)(\d\d)Z\.(?:sqlite|dump)$/;

const dayMs = 86_400_000;

/** One day less than the policy allows: with a daily backup, no file ever exceeds the limit. */
const maxAgeMs = (retention.backups.days - 1) * dayMs;

/**
 * Writes one backup: a SQLite file, or a PostgreSQL dump in `pg_dump`'s custom format. A failed backup leaves no file
 * and deletes no older one.
 *
 * @param folder created if missing
 * @throws BackupError
 */
export async function writeBackup(
  database: DatabaseConfig,
  folder: string,
  now: Date,
): Promise<{ file: string; deleted: readonly string[] }> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const time = now.toISOString().slice(0, 19).replaceAll(':', '');
  const file = join(folder, `northlamp-${time}Z.${database.dialect === 'sqlite' ? 'sqlite' : 'dump'}`);
  const partialFile = `${file}.part`;
  try {
    if (database.dialect === 'sqlite') copySqlite(database.path, partialFile);
    else await dumpPostgres(database.url, partialFile);
    renameSync(partialFile, file);
  } catch (error) {
    rmSync(partialFile, { force: true });
    throw error instanceof BackupError ? error : new BackupError(`The backup failed: ${String(error)}`);
  }
  const deleted = readdirSync(folder).filter((name) => isTooOld(name, now));
  for (const name of deleted) rmSync(join(folder, name));
  return { file, deleted };
}

/** Makes a consistent snapshot, even during writes, without the content of deleted pages. */
function copySqlite(path: string, target: string): void {
  if (!existsSync(path)) throw new BackupError(`DATABASE_URL names ${resolve(path)}, which does not exist.`);
  const source = new DatabaseSync(path, { readOnly: true, timeout: 10_000 });
  try {
    source.prepare('vacuum into ?').run(target);
  } finally {
    source.close();
  }
  const copy = new DatabaseSync(target, { readOnly: true });
  try {
    const { integrity_check: result } = copy.prepare('pragma integrity_check').get() ?? {};
    if (result !== 'ok') throw new BackupError(`${resolve(path)} is damaged: ${String(result)}`);
  } finally {
    copy.close();
  }
}

async function dumpPostgres(text: string, target: string): Promise<void> {
  const url = new URL(text);
  // Other users of the machine can see a program's arguments, but not its environment.
  const password = decodeURIComponent(url.password);
  url.password = '';
  const env = password === '' ? process.env : { ...process.env, PGPASSWORD: password };
  try {
    await promisify(execFile)('pg_dump', ['--format=custom', '--no-password', `--file=${target}`, url.href], { env });
  } catch (error) {
    const { code, stderr } = error as { code?: unknown; stderr?: string };
    if (code === 'ENOENT')
      throw new BackupError('pg_dump is not installed. On Debian, install the package postgresql-client.');
    throw new BackupError(`pg_dump failed: ${stderr?.trim() ?? String(error)}`);
  }
}

function isTooOld(name: string, now: Date): boolean {
  const [, day, hours, minutes, seconds] = namePattern.exec(name) ?? [];
  return day !== undefined && now.getTime() - Date.parse(`${day}T${hours}:${minutes}:${seconds}Z`) > maxAgeMs;
}
