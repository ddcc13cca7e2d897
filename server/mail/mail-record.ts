import type { MailTemplate, SubmissionForm } from '#server/storage/schema.ts';
import { toLanguageTag, type LanguageTag } from '#locales/registry.ts';
import type { Database, Storage } from '#server/storage/storage.ts';

/** A mail of the outbox with its record. */
export type MailRecord = MailHead & ({ submission: SubmissionRecord } | { subscriber: SubscriberRecord });

export type MailHead = { id: string; template: MailTemplate; language: LanguageTag; createdAt: number };

export type SubmissionRecord = {
  id: string;
  form: SubmissionForm;
  /** Language tag of the page it came from. */
  language: LanguageTag;
  fields: Readonly<Record<string, string>>;
  createdAt: number;
  files: readonly { id: string; name: string; type: string }[];
};

export type SubscriberRecord = { email: string; language: LanguageTag; token: string };

/** Reads a mail with its record; undefined if it was erased. */
export async function readMailRecord(db: Database, id: string): Promise<MailRecord | undefined> {
  const mail = await db.selectFrom('outbox_mails').selectAll().where('id', '=', id).executeTakeFirst();
  if (!mail) return undefined;
  const head = { id, template: mail.template, language: toLanguageTag(mail.language), createdAt: mail.created_at };
  if (mail.submission_id !== null) {
    const submission = await readSubmission(db, mail.submission_id);
    return submission && { ...head, submission };
  }
  const subscriber = await db
    .selectFrom('subscribers')
    .select(['email', 'language', 'token'])
    .where('id', '=', mail.subscriber_id)
    .executeTakeFirst();
  return subscriber && { ...head, subscriber: { ...subscriber, language: toLanguageTag(subscriber.language) } };
}

/** Reads a submission without the content of its files. */
export async function readSubmission(db: Database, id: string): Promise<SubmissionRecord | undefined> {
  const row = await db.selectFrom('submissions').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return undefined;
  const files = await db
    .selectFrom('submission_files')
    .select(['id', 'name', 'type'])
    .where('submission_id', '=', id)
    .execute();
  const fields = JSON.parse(row.fields) as Record<string, string>;
  return { id, form: row.form, language: toLanguageTag(row.language), fields, createdAt: row.created_at, files };
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

/** Returns the reference number of a submission for people: the first part of its id, `#1F0C9A2E`. */
export function referenceOf(id: string): string {
  return `#${id.slice(0, 8).toUpperCase()}`;
}
