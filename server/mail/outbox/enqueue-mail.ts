import { randomUUID } from 'node:crypto';
import type { MailTemplate } from '#server/storage/schema.ts';
import type { Database } from '#server/storage/storage.ts';

/** A mail to be written when it is sent, about one record. */
export type NewMail = { template: MailTemplate; language: string } & (
  { submissionId: string } | { subscriberId: string }
);

/** Puts a mail into the outbox, in the transaction of the record that it is about. */
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
