import { randomUUID } from 'node:crypto';
import { enqueueMail } from '#server/outbox/enqueue-mail.ts';
import { emailKey } from '#server/storage/email-key.ts';
import type { SubmissionForm } from '#server/storage/schema.ts';
import type { Database, Storage } from '#server/storage/storage.ts';
import { contentHash, dedupeKey } from './content-hash.ts';
import { spendProof } from './spend-proof.ts';
import { storeFile, type HashedFile } from './store-file.ts';
import { createSubscribe, type Subscription } from './subscribe.ts';

/** Takes what was sent to us. A promise that resolved to `stored` is kept, whatever happens to the process next. */
export type Intake = {
  /**
   * Stores a submission with its files, its mails and its proof, all or nothing.
   *
   * @throws StorageUnavailable
   */
  accept: (entry: Entry) => Promise<Acceptance>;
  /**
   * Stores somebody who wants the newsletter and has not confirmed it yet, and queues the confirmation.
   *
   * @throws StorageUnavailable
   */
  subscribe: (subscription: Subscription) => Promise<Acceptance>;
};

/** A submission, checked by its form's contract. */
export type Entry = {
  form: SubmissionForm;
  /** Made in the browser: the same for all repeats. Undefined without JavaScript. */
  id: string | undefined;
  /** Tag of a live language. */
  language: string;
  /** `email` is among them. */
  fields: Readonly<Record<string, string>>;
  files: readonly UploadedFile[];
  /** Undefined for posts without JavaScript. */
  proof: SpentProof | undefined;
};

/** A file in a temporary place that stays there until the submission is accepted. */
export type UploadedFile = { field: string; name: string; type: string; bytes: number; path: string };

/** A proof of work, which counts once. */
export type SpentProof = { key: string; expiresAt: Date };

/** `already-stored`: a repeat, whose proof may be the same one. `proof-spent`: nothing was stored. */
export type Acceptance = 'stored' | 'already-stored' | 'proof-spent';

/** Repeats of a post without an id are found within so long. */
const repeatMs = 10 * 60_000;

/** @param onMail is called after mails were queued */
export function createIntake(storage: Storage, onMail: () => void, now: () => number = Date.now): Intake {
  const accept = async (entry: Entry): Promise<Acceptance> => {
    const { hash, files } = await contentHash(entry);
    const acceptance = await storage.write((db) => store(storage, db, { entry, hash, files, at: now() }));
    if (acceptance === 'stored') onMail();
    return acceptance;
  };
  return { accept, subscribe: createSubscribe(storage, onMail, now) };
}

async function store(storage: Storage, db: Database, { entry, hash, files, at }: Accepted): Promise<Acceptance> {
  if (entry.id === undefined) {
    await storage.lock(db, hash);
    if (await isRepeat(db, hash, at)) return 'already-stored';
  }
  const id = randomUUID();
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('submissions')
    .values({
      id,
      form: entry.form,
      dedupe_key: entry.id === undefined ? null : dedupeKey(entry.id, hash),
      content_hash: hash,
      language: entry.language,
      email_key: emailKey(entry.fields.email ?? ''),
      fields: JSON.stringify(entry.fields),
      created_at: at,
    })
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 0n) return 'already-stored';
  if (entry.proof && !(await spendProof(db, entry.proof))) {
    // Nothing else hangs on the row yet.
    await db.deleteFrom('submissions').where('id', '=', id).execute();
    return 'proof-spent';
  }
  for (const file of files) await storeFile(db, id, file);
  await enqueueMail(db, { template: 'submission', language: 'en', submissionId: id }, at);
  if (entry.form === 'support' || entry.form === 'application') {
    await enqueueMail(db, { template: 'receipt', language: entry.language, submissionId: id }, at);
  }
  return 'stored';
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

type Accepted = { entry: Entry; hash: string; files: readonly HashedFile[]; at: number };
