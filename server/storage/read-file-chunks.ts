import type { Storage } from './storage.ts';

/** Reads a stored file, one row at a time. */
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
