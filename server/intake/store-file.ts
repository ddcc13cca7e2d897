import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { Database } from '#server/storage/storage.ts';
import type { UploadedFile } from './intake.ts';

/** A file whose content has been hashed. */
export type HashedFile = UploadedFile & { sha256: string };

/** Bytes in a row: what is in memory at a time, here and when it is read again. */
const chunkBytes = 262_144;

/** Copies an uploaded file into the database, beside its submission. */
export async function storeFile(db: Database, submissionId: string, file: HashedFile): Promise<void> {
  const { field, type, bytes, sha256 } = file;
  const id = randomUUID();
  const name = plainFileName(file.name);
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
  if (stored !== bytes) throw new Error('the file has another length than was said');
}

/** A name without folders and without what no file system or database takes: control characters, halves of characters. */
function plainFileName(name: string): string {
  const plain = name
    .toWellFormed()
    .replace(/^.*[/\\]/s, '')
    .replace(/\p{Cc}/gu, '')
    .slice(-200)
    .toWellFormed();
  return plain || 'file';
}
