import { randomUUID } from 'node:crypto';
import type { LanguageTag } from '#locales/registry.ts';
import type { MailTemplate } from '#server/storage/schema.ts';
import type { Database } from '#server/storage/storage.ts';

/** A mail about one record. Its content is written when it is sent. */
export type NewMail = { template: MailTemplate; language: LanguageTag } & (
  { submissionId: string } | { subscriberId: string }
);

/** Adds a mail to the outbox, in the transaction of its record. */
export async function enqueueMail(db: Database, mail: NewMail, at: number): Promise<void> {
  await db
    .insertInto('outbox_mails')
    .values({
      id: randomUUID(),
      template: mail.template,
      language: mail.language,
      submission_id: 'submissionId' in mail ? mail.submissionId : null,
      subscriber_id: 'subscriberId' in mail ? mail.subscriberId : null,
      state: 'pending',
      attempts: 0,
      due_at: at,
      claimed_by: null,
      last_error: null,
      created_at: at,
      sent_at: null,
    })
    .execute();
}
