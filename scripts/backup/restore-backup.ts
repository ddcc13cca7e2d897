import { createReadStream, createWriteStream, readFileSync, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Decrypter } from 'age-encryption';
import type { Config } from '#server/config.ts';
import { CommandError } from '#scripts/command-line.ts';
import { restorePostgres } from './postgres.ts';
import { replaceSqlite } from './sqlite.ts';

/** First bytes of the files. Sources: https://c2sp.org/age, https://sqlite.org/fileformat.html */
const beginnings = { encrypted: 'age-encryption.org/', sqlite: 'SQLite format 3\0', postgres: 'PGDMP' } as const;

/**
 * Restores a backup into the database of `DATABASE_URL`, which must not exist (SQLite) or be empty (PostgreSQL).
 *
 * @param identityFile with private keys as age-keygen writes it; `-`: standard input; undefined for unencrypted backups
 * @throws CommandError; then nothing has changed
 */
export async function restoreBackup(
  { database, allowUnencrypted }: Pick<Config, 'database' | 'allowUnencrypted'>,
  file: string,
  identityFile: string | undefined,
): Promise<void> {
  const backup = await openBackup(file, identityFile);
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

/** A backup whose start was read. */
type Backup = {
  isEncrypted: boolean;
  /** Reads the content from its start. Errors of the stream are `CommandError`s. */
  open: () => Promise<Readable>;
};

/**
 * Opens a backup file.
 *
 * @throws CommandError for a file that is no backup, or that the keys can't read
 */
async function openBackup(file: string, identityFile: string | undefined): Promise<Backup> {
  const start = await readStart(file);
  if (!start.startsWith(beginnings.encrypted)) {
    if (kindOf(start) === undefined) throw new CommandError(`${file} is not a backup of this program.`);
    return { isEncrypted: false, open: () => Promise.resolve(createReadStream(file)) };
  }
  if (identityFile === undefined) throw new CommandError(`${file} is encrypted; name the key: --identity FILE.`);
  const decrypter = readKeys(identityFile);
  return {
    isEncrypted: true,
    open: async () => {
      const encrypted = Readable.toWeb(createReadStream(file)) as ReadableStream<Uint8Array>;
      const plain = await decrypter.decrypt(encrypted).catch((error: unknown) => {
        const isWrongKey = error instanceof Error && error.message.includes('no identity matched');
        throw new CommandError(isWrongKey ? `The key does not fit ${file}.` : damaged(file));
      });
      return Readable.from(readOrExplain(plain, file));
    },
  };
}

/** The kind of a backup by its first bytes; undefined for another file. */
function kindOf(start: string): 'sqlite' | 'postgres' | undefined {
  return (['sqlite', 'postgres'] as const).find((kind) => start.startsWith(beginnings[kind]));
}

async function* readOrExplain(plain: ReadableStream<Uint8Array>, file: string): AsyncGenerator<Uint8Array> {
  try {
    yield* plain;
  } catch {
    throw new CommandError(damaged(file));
  }
}

const damaged = (file: string) => `${file} is damaged or not complete.`;

function readKeys(identityFile: string): Decrypter {
  const decrypter = new Decrypter();
  try {
    const lines = readFileSync(identityFile === '-' ? 0 : identityFile, 'utf8').split('\n');
    const keys = lines.map((line) => line.trim()).filter((line) => line !== '' && !line.startsWith('#'));
    if (keys.length === 0) throw new Error('no key');
    for (const key of keys) decrypter.addIdentity(key);
  } catch {
    throw new CommandError(`--identity names no file with a private key as age-keygen writes it.`);
  }
  return decrypter;
}

/** Returns the first bytes of a regular file; others, such as devices, might never end. */
async function readStart(file: string): Promise<string> {
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) throw new CommandError(`${file} is not a file.`);
  await using handle = await open(file);
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(32));
  return buffer.toString('latin1', 0, bytesRead);
}
