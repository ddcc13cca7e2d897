import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { Database, Storage } from './storage.ts';

/** A file on the disk, and what is stored about it: the form's field, its name and media type, its size in bytes. */
type FileOnDisk = { field: string; name: string; type: string; size: number; sha256: string; path: string };

/** Bytes per row: the amount held in memory, when writing and when reading. */
const chunkBytes = 262_144;

/**
 * Copies an uploaded file into the database.
 *
 * @throws Error when the size of the file on the disk has changed
 */
export async function storeFile(db: Database, submissionId: string, file: FileOnDisk): Promise<void> {
  const { field, name, type, size: bytes, sha256 } = file;
  const id = randomUUID();
  await db
    .insertInto('submission_files')
    .values({ id, submission_id: submissionId, field, name, type, bytes, sha256 })
    .execute();
  let position = 0;
  let stored = 0;
  for await (const data of createReadStream(file.path, { highWaterMark: chunkBytes }) as AsyncIterable<Buffer>) {
    await db.insertInto('file_chunks').values({ file_id: id, position, data }).execute();
    position++;
    stored += data.length;
  }
  if (stored !== bytes) throw new Error('the file changed its length');
}

/** Reads a stored file row by row. */
export async function* readFileChunks(storage: Storage, fileId: string): AsyncGenerator<Uint8Array> {
  for (let position = 0; ; position++) {
    const chunk = await storage.read((db) =>
      db
        .selectFrom('file_chunks')
        .select('data')
        .where('file_id', '=', fileId)
        .where('position', '=', position)
        .executeTakeFirst(),
    );
    if (!chunk) return;
    yield chunk.data;
  }
}
