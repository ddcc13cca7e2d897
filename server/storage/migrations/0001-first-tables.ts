import { sql } from 'kysely';
import type { DatabaseConfig } from '#server/config.ts';
import type { Database } from '#server/storage/storage.ts';

/** The tables of the first version; described in `schema.ts`. */
export async function createTables(db: Database, dialect: DatabaseConfig['dialect']): Promise<void> {
  const bytes = dialect === 'sqlite' ? 'blob' : 'bytea';
  for (const statement of statements(bytes)) await sql.raw(statement).execute(db);
}

const statements = (bytes: string): readonly string[] => [
  `create table submissions (
    id text primary key,
    form text not null,
    dedupe_key text unique,
    content_hash text not null,
    language text not null,
    email_key text not null,
    fields text not null,
    created_at bigint not null
  )`,
  'create index submissions_content on submissions (content_hash, created_at)',
  'create index submissions_email on submissions (email_key)',
  'create index submissions_created on submissions (created_at)',

  `create table submission_files (
    id text primary key,
    submission_id text not null references submissions (id) on delete cascade,
    field text not null,
    name text not null,
    type text not null,
    bytes bigint not null,
    sha256 text not null
  )`,
  'create index submission_files_submission on submission_files (submission_id)',
  `create table file_chunks (
    file_id text not null references submission_files (id) on delete cascade,
    position integer not null,
    data ${bytes} not null,
    primary key (file_id, position)
  )`,

  `create table subscribers (
    id text primary key,
    email text not null,
    email_key text not null unique,
    language text not null,
    state text not null,
    token text not null unique,
    created_at bigint not null,
    changed_at bigint not null,
    confirmed_at bigint
  )`,
  `create table newsletter_confirmations (
    email_key text not null,
    day text not null,
    primary key (email_key, day)
  )`,

  `create table outbox_mails (
    id text primary key,
    template text not null,
    language text not null,
    submission_id text references submissions (id) on delete cascade,
    subscriber_id text references subscribers (id) on delete cascade,
    state text not null,
    attempts integer not null,
    due_at bigint not null,
    claimed_by text,
    last_error text,
    created_at bigint not null,
    sent_at bigint
  )`,
  'create index outbox_mails_due on outbox_mails (state, due_at)',
  'create index outbox_mails_submission on outbox_mails (submission_id)',
  'create index outbox_mails_subscriber on outbox_mails (subscriber_id)',

  'create table spent_proofs (key text primary key, expires_at bigint not null)',
  'create index spent_proofs_expires on spent_proofs (expires_at)',
  'create table rate_windows (key text primary key, hits text not null, expires_at bigint not null)',
  'create index rate_windows_expires on rate_windows (expires_at)',
  `create table helpful_votes (
    page text not null,
    language text not null,
    helpful integer not null,
    unhelpful integer not null,
    primary key (page, language)
  )`,
  'create table clock_checks (id integer primary key, trusted_at bigint not null, jumped_at bigint)',
  'create table secrets (name text primary key, value text not null)',
];
