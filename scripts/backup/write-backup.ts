import { once } from 'node:events';
import { createWriteStream, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Encrypter } from 'age-encryption';
import { retention } from '#content/facts/retention.ts';
import type { Config } from '#server/config.ts';
import { CommandError } from '#scripts/command-line.ts';
import { dumpPostgres } from './postgres.ts';
import { copySqlite } from './sqlite.ts';

/** Names of the backups: the creation time (UTC). Only files that match are deleted. */
const namePattern =
  /^northlamp-(\d{4}-\d\d-\d\d)T(\d\d)(\d\d)(\d\d)(?:\.\d{3})?Z\.(?:sqlite|dump)(?:\.age)?(?:\.part)?$/;

/**
 * A day less than the policy allows, for the time until the next daily backup, and an hour for a timer that is not exact
 * (`deploy/northlamp-backup.timer`).
 */
const maxAgeMs = (retention.backups.days - 1) * 86_400_000 - 3_600_000;

/**
 * Writes one backup, a SQLite file or a PostgreSQL dump in `pg_dump`'s custom format, encrypted in the format of
 * https://age-encryption.org. A failed backup leaves no file.
 *
 * @param folder existing
 * @returns path of the file
 * @throws CommandError
 */
export async function writeBackup(
  config: Pick<Config, 'database' | 'backupRecipients' | 'allowUnencrypted'>,
  folder: string,
  now: Date,
): Promise<string> {
  const { database } = config;
  const encrypter = createEncrypter(config);
  const time = now.toISOString().replaceAll(':', '');
  const kind = database.dialect === 'sqlite' ? 'sqlite' : 'dump';
  const file = join(folder, `northlamp-${time}.${kind}${encrypter ? '.age' : ''}`);
  const partial = `${file}.part`;
  // Fails if another backup that began in the same millisecond writes a file of this name.
  const target = createWriteStream(partial, { flags: 'wx', mode: 0o600, flush: true });
  try {
    const source = database.dialect === 'sqlite' ? copySqlite(database.path) : dumpPostgres(database.url);
    await once(target, 'open');
    await pipeline(encrypter ? await encrypt(encrypter, source) : source, target);
    renameSync(partial, file);
  } catch (error) {
    target.destroy();
    if (isTaken(error)) return writeBackup(config, folder, new Date(now.getTime() + 1));
    rmSync(partial, { force: true });
    throw error instanceof CommandError ? error : new CommandError(`The backup failed: ${String(error)}`);
  }
  return file;
}

/** @throws CommandError without a key, unless unencrypted backups are allowed */
function createEncrypter({
  backupRecipients,
  allowUnencrypted,
}: Pick<Config, 'backupRecipients' | 'allowUnencrypted'>): Encrypter | undefined {
  if (backupRecipients.length === 0) {
    if (allowUnencrypted.includes('backup')) return undefined;
    throw new CommandError(
      'BACKUP_RECIPIENT is not set; expected the public key that backups are encrypted to, as age-keygen prints it, or ALLOW_UNENCRYPTED=backup on a machine without data of visitors.',
    );
  }
  const encrypter = new Encrypter();
  for (const recipient of backupRecipients) {
    try {
      encrypter.addRecipient(recipient);
    } catch {
      throw new CommandError('BACKUP_RECIPIENT is mistyped; expected a public key as age-keygen prints it.');
    }
  }
  return encrypter;
}

async function encrypt(encrypter: Encrypter, source: AsyncIterable<Uint8Array>): Promise<AsyncIterable<Uint8Array>> {
  return encrypter.encrypt(Readable.toWeb(Readable.from(source)) as ReadableStream<Uint8Array>);
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EEXIST';
}

/**
 * Deletes backups before they are older than the privacy policy allows, and what failed ones have left.
 *
 * @returns names of the deleted files
 */
export function deleteOldBackups(folder: string, now: Date): readonly string[] {
  const old = readdirSync(folder).filter((name) => isTooOld(name, now));
  for (const name of old) rmSync(join(folder, name));
  return old;
}

function isTooOld(name: string, now: Date): boolean {
  const [, day, hours, minutes, seconds] = namePattern.exec(name) ?? [];
  return day !== undefined && now.getTime() - Date.parse(`${day}T${hours}:${minutes}:${seconds}Z`) > maxAgeMs;
}
