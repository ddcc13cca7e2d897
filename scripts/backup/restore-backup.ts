import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { Config } from '#server/config.ts';
import { CommandError } from '#scripts/command-line.ts';
import { restorePostgres } from './postgres.ts';
import { kindOf, openBackup, type Backup } from './read-backup.ts';
import { replaceSqlite } from './sqlite.ts';

/**
 * Restores a backup into the database of `DATABASE_URL`, which must not exist (SQLite) or be empty (PostgreSQL).
 *
 * @param identityFile see `openBackup()`
 * @throws CommandError; then nothing has changed
 */
export async function restoreBackup(
  { database, allowUnencrypted }: Pick<Config, 'database' | 'allowUnencrypted'>,
  file: string,
  identityFile: string | undefined,
): Promise<void> {
  const backup = openBackup(file, identityFile);
  if (!backup.isEncrypted && !allowUnencrypted.includes('backup')) {
    throw new CommandError(
      `${file} is not encrypted, so anyone could have changed it; if you trust it, restore it with ALLOW_UNENCRYPTED=backup.`,
    );
  }
  // Reads everything once, so that a damaged file is found before anything changes.
  const kind = await checkContent(backup);
  if (kind !== database.dialect) {
    throw new CommandError(
      `${file} holds ${kind ?? 'no'} data, but DATABASE_URL names a ${database.dialect} database.`,
    );
  }
  if (database.dialect === 'postgres') return restorePostgres(database.url, await backup.open());
  return replaceSqlite(database.path, async (target) =>
    pipeline(await backup.open(), createWriteStream(target, { flags: 'wx', mode: 0o600, flush: true })),
  );
}

async function checkContent(backup: Backup): Promise<ReturnType<typeof kindOf>> {
  let start: string | undefined;
  for await (const chunk of (await backup.open()) as AsyncIterable<Buffer>) {
    start ??= Buffer.from(chunk.subarray(0, 32)).toString('latin1');
  }
  return kindOf(start ?? '');
}
