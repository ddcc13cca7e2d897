import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { LanguageTag } from '#locales/registry.ts';
import { enqueueMail } from '#server/mail/outbox/outbox-mails.ts';
import { emailKey } from '#server/storage/email-key.ts';
import type { SubmissionForm } from '#server/storage/schema.ts';
import type { Database, Storage } from '#server/storage/storage.ts';
import { spendProof, type SpentProof } from './proof-of-work.ts';
import type { UploadedFile } from './uploads/receive-upload.ts';

/** Stores submissions. When a promise resolves to `stored`, the data is on the disk. */
export type Intake = ReturnType<typeof createIntake>;

/** `already-stored`: a repeat of a stored submission. `proof-spent`: not stored, because the proof was used before. */
export type Acceptance = 'stored' | 'already-stored' | 'proof-spent';

/** A submission that its form's contract has validated. */
export type Entry = {
  form: SubmissionForm;
  contentHash: string;
  /** The same for all repeats; undefined for a post without an id. */
  idempotencyKey: string | undefined;
  /** Tag of a live language. */
  language: LanguageTag;
  /** Includes `email` in canonical form. */
  fields: Readonly<Record<string, string>>;
  files: readonly UploadedFile[];
  /** Undefined for forms sent without JavaScript. */
  proof: SpentProof | undefined;
  /** Whether the sender gets a receipt by mail. */
  sendsReceipt: boolean;
};

/** An equal post without an id within this time is a repeat. */
const repeatMs = 10 * 60_000;

/** Bytes per row: the amount held in memory, when writing and when reading. */
const chunkBytes = 262_144;

/** @param onMail called after mails were queued */
export function createIntake(storage: Storage, onMail: () => void, now: () => number = Date.now) {
  return {
    /**
     * Stores a submission with its files, mails and proof in one transaction.
     *
     * @throws StorageUnavailable
     */
    accept: async (entry: Entry): Promise<Acceptance> => {
      const acceptance = await storage.write((db) => store(storage, db, entry, now()));
      if (acceptance === 'stored') onMail();
      return acceptance;
    },
  };
}

async function store(storage: Storage, db: Database, entry: Entry, at: number): Promise<Acceptance> {
  if (entry.idempotencyKey === undefined) {
    await storage.lock(db, entry.contentHash);
    if (await isRepeat(db, entry.contentHash, at)) return 'already-stored';
  }
  const id = randomUUID();
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('submissions')
    .values({
      id,
      form: entry.form,
      dedupe_key: entry.idempotencyKey ?? null,
      content_hash: entry.contentHash,
      language: entry.language,
      email_key: emailKey(entry.fields.email ?? ''),
      fields: JSON.stringify(entry.fields),
      created_at: at,
    })
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 0n) return 'already-stored';
  if (entry.proof && !(await spendProof(db, entry.proof))) {
    // No other row references it yet.
    await db.deleteFrom('submissions').where('id', '=', id).execute();
    return 'proof-spent';
  }
  for (const file of entry.files) await storeFile(db, id, file);
  await enqueueMail(db, { template: 'submission', language: 'en', submission_id: id }, at);
  if (entry.sendsReceipt) {
    await enqueueMail(db, { template: 'receipt', language: entry.language, submission_id: id }, at);
  }
  return 'stored';
}

/**
 * Copies an uploaded file into the database.
 *
 * @throws Error when the size of the file on the disk has changed
 */
async function storeFile(db: Database, submissionId: string, file: UploadedFile): Promise<void> {
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

async function isRepeat(db: Database, hash: string, at: number): Promise<boolean> {
  const repeated = await db
    .selectFrom('submissions')
    .select('id')
    .where('content_hash', '=', hash)
    .where('created_at', '>', at - repeatMs)
    .executeTakeFirst();
  return repeated !== undefined;
}
