import type { ColumnType } from 'kysely';
import { formNames } from '#contracts/forms/form-names.ts';
import type { BuildCode, LanguageTag } from '#locales/registry.ts';

/**
 * The tables. Times are milliseconds since 1970 and ids are UUIDs as text, the same in both databases. E-mail addresses
 * are looked up by their key; see `emailKey()`.
 */
export type Schema = {
  submissions: {
    id: string;
    form: SubmissionForm;
    /** Idempotency key of a submission with an id; null without an id. */
    dedupe_key: string | null;
    /** See `contentHash()`; detects repeats without an id. */
    content_hash: string;
    language: LanguageTagColumn;
    email_key: string;
    /** JSON object with the texts. */
    fields: string;
    created_at: number;
  };
  submission_files: {
    id: string;
    submission_id: string;
    field: string;
    name: string;
    type: string;
    bytes: number;
    sha256: string;
  };
  /** A chunk of a file, so that no statement holds a whole file in memory. */
  file_chunks: { file_id: string; position: number; data: Uint8Array };
  subscribers: {
    id: string;
    email: string;
    email_key: string;
    language: LanguageTagColumn;
    state: SubscriberState;
    /** Part of the links in mails; proves access to the mailbox. */
    token: string;
    created_at: number;
    /** When the address was entered, confirmed or unsubscribed. Entering it again doesn't change it. */
    changed_at: number;
    /** When the owner of the address confirmed; null before. Not changed by a change of language. */
    confirmed_at: number | null;
  };
  /** One row for each address and day (UTC) with a confirmation mail. */
  newsletter_confirmations: { email_key: string; day: string };
  outbox_mails: {
    id: string;
    template: MailTemplate;
    language: LanguageTagColumn;
    submission_id: string | null;
    subscriber_id: string | null;
    state: MailState;
    attempts: number;
    /** When it may be claimed; a claim sets it to the end of the lease. */
    due_at: number;
    claimed_by: string | null;
    /** A code, never a mail server's message, which quotes addresses. */
    last_error: string | null;
    created_at: number;
    sent_at: number | null;
  };
  spent_proofs: { key: string; expires_at: number };
  rate_windows: {
    key: string;
    /** JSON list of the counted events: `[time, idempotency key]`. */
    hits: string;
    expires_at: number;
  };
  secrets: { name: string; value: string };
  /** A page by its English address, with an anchor for a question; `language` is the code of the page's language. */
  helpful_votes: {
    page: string;
    language: ColumnType<string, BuildCode, never>;
    helpful: number;
    unhelpful: number;
  };
  /** One row, `id` 1: the last trusted time, and the start of a jump that is not trusted yet. */
  clock_checks: { id: number; trusted_at: number; jumped_at: number | null };
};

/** Read as text, since the language may have been removed meanwhile: `toLanguageTag()` makes it a tag. */
type LanguageTagColumn = ColumnType<string, LanguageTag, LanguageTag>;

/** Forms stored as submissions; the newsletter form is stored as a subscriber. */
export const submissionForms = formNames.filter((name) => name !== 'newsletter');

export type SubmissionForm = (typeof submissionForms)[number];

export type SubscriberState = 'pending' | 'confirmed' | 'unsubscribed';

export type MailState = 'pending' | 'sent' | 'failed';

export type MailTemplate = 'submission' | 'receipt' | 'newsletter-confirmation' | 'newsletter-notice';
