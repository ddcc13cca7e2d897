import {
  createReadStream,
  existsSync,
  mkdtempDisposableSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { CommandError } from '#scripts/command-line.ts';

const temporaryPrefix = 'backup-';

/** Longer than a backup takes. */
const abandonedMs = 86_400_000;

/**
 * Yields a consistent copy of a database, also during writes, without the content of deleted pages. SQLite writes it to a
 * file first, next to the database, so that it is nowhere where the database is not.
 *
 * @throws CommandError
 */
export async function* copySqlite(path: string): AsyncGenerator<Uint8Array> {
  if (!existsSync(path)) throw new CommandError(`DATABASE_URL names ${resolve(path)}, which does not exist.`);
  removeAbandonedCopies(dirname(path));
  using folder = mkdtempDisposableSync(join(dirname(path), temporaryPrefix));
  using source = new DatabaseSync(path, { readOnly: true, timeout: 10_000 });
  const copy = join(folder.path, 'copy.sqlite');
  source.prepare('vacuum into ?').run(copy);
  requireSound(copy, resolve(path));
  yield* createReadStream(copy) as AsyncIterable<Buffer>;
}

/** Removes copies by processes that were killed. */
function removeAbandonedCopies(folder: string): void {
  for (const name of readdirSync(folder).filter((one) => one.startsWith(temporaryPrefix))) {
    const path = join(folder, name);
    if (Date.now() - statSync(path).mtimeMs > abandonedMs) rmSync(path, { recursive: true, force: true });
  }
}

/**
 * Puts a restored database in its place, where none may be.
 *
 * @param write writes the restored file to a path
 * @throws CommandError; then nothing has changed
 */
export async function replaceSqlite(path: string, write: (target: string) => Promise<void>): Promise<void> {
  requireFree(path);
  const target = `${path}.restore`;
  try {
    await write(target);
    requireSound(target, 'The database in the backup');
    requireFree(path);
    renameSync(target, path);
  } finally {
    rmSync(target, { force: true });
  }
}

function requireFree(path: string): void {
  const taken = [path, `${path}-wal`].find((file) => existsSync(file));
  if (taken === undefined) return;
  throw new CommandError(`${resolve(taken)} exists; stop the server and move the old database away first.`);
}

function requireSound(file: string, name: string): void {
  using database = new DatabaseSync(file, { readOnly: true });
  const { integrity_check: result } = database.prepare('pragma integrity_check').get() ?? {};
  if (result !== 'ok') throw new CommandError(`${name} is damaged: ${String(result)}`);
}
