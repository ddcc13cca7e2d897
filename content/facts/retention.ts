/**
 * How long the server keeps what, in days or hours at most. The hourly clean-up (`server/operations/sweep.ts`) deletes by
 * these numbers, and the privacy policy is written from them.
 */
export const retention = {
  /** Inquiries, contact, support and applications, with files and mails, unless `RETENTION_DAYS` says otherwise. */
  forms: { days: 730 },
  /** A newsletter address that nobody confirmed. */
  unconfirmed: { days: 30 },
  /** A newsletter address after its owner unsubscribed. */
  unsubscribed: { days: 30 },
  /** Which newsletter mail was sent when. No address, no text. */
  newsletterMails: { days: 30 },
  /** That an address was sent a confirmation: the address and the day. */
  confirmations: { days: 3 },
  /** Keyed hashes (HMAC-SHA-256) of networks and e-mail addresses, for the limits. */
  limits: { hours: 25 },
  /** Numbers of used proofs of work, which say nothing about anybody. */
  spentProofs: { hours: 2 },
  /** Copies that operators make. The server can't delete those: `docs/operations.md` tells how to. */
  backups: { days: 30 },
} as const;

/**
 * Everything that the server keeps about visitors, in the order in which the privacy policy lists it. How long: `retention`
 * by the same name; the two that it doesn't have stay until their owner unsubscribes, and for good.
 */
export const serverRecords = [
  'forms',
  'subscribed',
  'unconfirmed',
  'newsletterMails',
  'confirmations',
  'limits',
  'spentProofs',
  'helpful',
  'backups',
] as const;
export type ServerRecord = (typeof serverRecords)[number];
