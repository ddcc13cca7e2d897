import type { ColumnType } from 'kysely';
import type { FormName } from '#contracts/forms/form-names.ts';
import type { BuildCode, LanguageTag } from '#locales/registry.ts';

/**
 * The tables. Times are milliseconds since 1970 and ids are UUIDs as text, the same in both databases. E-mail addresses
 * are looked up by their key; see `emailKey()`.
 */
export type Schema = {
  submissions: SubmissionRow;
  submission_files: SubmissionFileRow;
  file_chunks: FileChunkRow;
  subscribers: SubscriberRow;
  newsletter_confirmations: NewsletterConfirmationRow;
  outbox_mails: OutboxMailRow;
  spent_proofs: SpentProofRow;
  rate_windows: RateWindowRow;
  secrets: SecretRow;
  helpful_votes: HelpfulVotesRow;
  clock_checks: ClockCheckRow;
};

/** Read as text, since the language may have been removed meanwhile: `toLanguageTag()` makes it a tag. */
type LanguageTagColumn = ColumnType<string, LanguageTag, LanguageTag>;

type SubmissionRow = {
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

/** Forms stored as submissions; the newsletter form is stored as a subscriber. */
export type SubmissionForm = Exclude<FormName, 'newsletter'>;

type SubmissionFileRow = {
  id: string;
  submission_id: string;
  field: string;
  name: string;
  type: string;
  bytes: number;
  sha256: string;
};

/** A chunk of a file, so that no statement holds a whole file in memory. */
type FileChunkRow = { file_id: string; position: number; data: Uint8Array };

type SubscriberRow = {
  id: string;
  email: string;
  email_key: string;
  language: LanguageTagColumn;
  state: SubscriberState;
  /** Part of the links in mails; proves access to the mailbox. */
  token: string;
  created_at: number;
  /** Last change of the state or the language. */
  changed_at: number;
  /** When the owner of the address confirmed; null before. Not changed by a change of language. */
  confirmed_at: number | null;
};

export type SubscriberState = 'pending' | 'confirmed' | 'unsubscribed';

/** One row for each address and day (UTC) with a confirmation mail. */
type NewsletterConfirmationRow = { email_key: string; day: string };

type OutboxMailRow = {
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

export type MailState = 'pending' | 'sent' | 'failed';

export type MailTemplate = 'submission' | 'receipt' | 'newsletter-confirmation' | 'newsletter-notice';

type SpentProofRow = { key: string; expires_at: number };

type RateWindowRow = {
  key: string;
  /** JSON list of the counted events: `[time, idempotency key]`. */
  hits: string;
  expires_at: number;
};

type SecretRow = { name: string; value: string };

/** One row, `id` 1: the last trusted time, and the start of a jump that is not trusted yet. */
type ClockCheckRow = { id: number; trusted_at: number; jumped_at: number | null };

/** A page by its English address, with an anchor for a question; `language` is the code of the page's language. */
type HelpfulVotesRow = {
  page: string;
  language: ColumnType<string, BuildCode, never>;
  helpful: number;
  unhelpful: number;
};
