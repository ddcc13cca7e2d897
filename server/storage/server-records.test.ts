import { expect, test } from 'vitest';
import { serverRecords, type ServerRecord } from '#content/facts/retention.ts';
import type { Schema } from './schema.ts';

/** Records of the privacy policy in each table. A missing table is a type error. */
const recordsIn: Readonly<Record<keyof Schema, readonly ServerRecord[]>> = {
  submissions: ['forms'],
  submission_files: ['forms'],
  file_chunks: ['forms'],
  subscribers: ['subscribed', 'unconfirmed'],
  newsletter_confirmations: ['confirmations'],
  outbox_mails: ['forms', 'newsletterMails'],
  spent_proofs: ['spentProofs'],
  rate_windows: ['limits'],
  helpful_votes: ['helpful'],
  // No visitors' data: the server's own keys, and the time of its last clean-up.
  secrets: [],
  clock_checks: [],
};

test('the privacy policy lists the content of all tables, and backups', () => {
  const held = new Set(Object.values(recordsIn).flat());
  expect([...held, 'backups'].sort()).toEqual([...serverRecords].sort());
});
