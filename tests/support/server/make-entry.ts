import { createHash, randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentHash, idempotencyKey } from '#server/forms/content-hash.ts';
import type { Entry } from '#server/forms/intake.ts';
import type { UploadedFile } from '#server/forms/uploads/uploaded-file.ts';

/** What a test says of a submission; `id: undefined` is one without an id, else it gets an id of its own. */
export type EntryChanges = Partial<Omit<Entry, 'contentHash' | 'idempotencyKey'>> & { id?: string | undefined };

/** An inquiry that passed all checks, with what a test changes. */
export function makeEntry(changes: EntryChanges = {}): Entry {
  const { id, ...rest } = { id: randomUUID(), ...changes };
  const entry = {
    form: 'inquiry' as const,
    language: 'de',
    fields: { name: 'Ása', email: 'asa@example.com', message: `Hello ${randomUUID()}` },
    files: [],
    proof: undefined,
    ...rest,
  };
  const hash = contentHash(entry);
  return { ...entry, contentHash: hash, idempotencyKey: id === undefined ? undefined : idempotencyKey(id, hash) };
}

/** A résumé as it lies in the folder of uploads. */
export function makeUpload(folder: string, bytes: Uint8Array, name = 'cv.pdf'): UploadedFile {
  const path = join(folder, randomUUID());
  writeFileSync(path, bytes);
  const sha256 = createHash('sha256').update(bytes).digest('base64url');
  return { field: 'resume', name, type: 'application/pdf', size: bytes.length, path, sha256 };
}
