import { createHash, randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentHash, idempotencyKey } from '#server/forms/content-hash.ts';
import type { Entry } from '#server/forms/intake.ts';
import type { UploadedFile } from '#server/forms/uploads/receive-upload.ts';

/** Fields of a submission to override. `id: undefined`: no id; default: a new id. */
export type EntryChanges = Partial<Omit<Entry, 'contentHash' | 'idempotencyKey'>> & { id?: string | undefined };

/** Creates a validated inquiry with the test's changes. */
export function makeEntry(changes: EntryChanges = {}): Entry {
  const { id, ...rest } = { id: randomUUID(), ...changes };
  const entry = {
    form: 'inquiry' as const,
    language: 'de' as const,
    fields: { name: 'Ása', email: 'asa@example.com', message: `Hello ${randomUUID()}` },
    files: [],
    proof: undefined,
    ...rest,
  };
  const hash = contentHash(entry);
  const sendsReceipt = entry.form === 'support' || entry.form === 'application';
  return {
    sendsReceipt,
    ...entry,
    contentHash: hash,
    idempotencyKey: id === undefined ? undefined : idempotencyKey(id, hash),
  };
}

/** Creates a résumé in the upload folder. */
export function makeUpload(folder: string, bytes: Uint8Array, name = 'cv.pdf'): UploadedFile {
  const path = join(folder, randomUUID());
  writeFileSync(path, bytes);
  const sha256 = createHash('sha256').update(bytes).digest('base64url');
  return { field: 'resume', name, type: 'application/pdf', size: bytes.length, path, isWritten: true, sha256 };
}
