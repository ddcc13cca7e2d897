import { expect, test } from 'vitest';
import { serverRecords, type ServerRecord } from '#content/facts/retention.ts';
import type { Schema } from './schema.ts';

/** What of the privacy policy's table each table holds; a table that is not named here does not compile. */
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
  // Nothing about visitors: the server's own keys, and the time of its last clean-up.
  secrets: [],
  clock_checks: [],
};

test('the privacy policy lists what the tables hold, and copies of them', () => {
  const held = new Set(Object.values(recordsIn).flat());
  expect([...held, 'backups'].sort()).toEqual([...serverRecords].sort());
});
