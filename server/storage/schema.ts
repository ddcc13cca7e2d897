import type { FormName } from '#contracts/forms/form-names.ts';

/**
 * The tables. Times are milliseconds since 1970, ids are UUIDs as text, so that both databases hold the same. An e-mail
 * address is looked up by its key: see `emailKey()`.
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

type SubmissionRow = {
  id: string;
  form: SubmissionForm;
  /** Of what came with an id: the same for every repeat of it. */
  dedupe_key: string | null;
  /** Of what was written: the same for repeats without an id. */
  content_hash: string;
  language: string;
  email_key: string;
  /** JSON object of texts. */
  fields: string;
  created_at: number;
};

/** The forms that leave a submission; the newsletter's leaves a subscriber. */
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

/** A file in pieces: no statement holds a whole one in memory. */
type FileChunkRow = { file_id: string; position: number; data: Uint8Array };

type SubscriberRow = {
  id: string;
  email: string;
  email_key: string;
  language: string;
  state: SubscriberState;
  /** In the links of mails: proves access to that mailbox. */
  token: string;
  created_at: number;
  /** Last change of the state or the language. */
  changed_at: number;
  /** When the owner of the address pressed the button; null before. A change of language leaves it alone. */
  confirmed_at: number | null;
};

export type SubscriberState = 'pending' | 'confirmed' | 'unsubscribed';

/** One row for each address and day (UTC) on which a confirmation was sent. */
type NewsletterConfirmationRow = { email_key: string; day: string };

type OutboxMailRow = {
  id: string;
  template: MailTemplate;
  language: string;
  submission_id: string | null;
  subscriber_id: string | null;
  state: MailState;
  attempts: number;
  /** When it may be claimed; a claim moves it on by the length of its lease. */
  due_at: number;
  claimed_by: string | null;
  /** A code, never a sentence of a mail server's: those quote addresses. */
  last_error: string | null;
  created_at: number;
  sent_at: number | null;
};

export type MailState = 'pending' | 'sent' | 'failed';

export type MailTemplate = 'submission' | 'receipt' | 'newsletter-confirmation' | 'newsletter-notice';

type SpentProofRow = { key: string; expires_at: number };

type RateWindowRow = {
  key: string;
  /** JSON list of the turns that count: `[when, what for]`. */
  hits: string;
  expires_at: number;
};

type SecretRow = { name: string; value: string };

/** One row, `id` 1: the time of the last clean-up, and a time far from it that has yet to prove right. */
type ClockCheckRow = { id: number; trusted_at: number; jumped_at: number | null };

/** A page by its English address, with the anchor of a question; `language` is the code it was read in. */
type HelpfulVotesRow = { page: string; language: string; helpful: number; unhelpful: number };
