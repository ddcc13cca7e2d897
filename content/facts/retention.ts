/**
 * Maximum retention on the server, in days or hours. The hourly clean-up (`server/operations/sweep.ts`) uses
 * these numbers, and the privacy policy shows them.
 */
export const retention = {
  /** Inquiries, contact, support and applications, with files and mails, unless `RETENTION_DAYS` says otherwise. */
  forms: { days: 730 },
  /** Unconfirmed newsletter addresses. */
  unconfirmed: { days: 30 },
  /** Newsletter addresses after unsubscribing. */
  unsubscribed: { days: 30 },
  /** Record of sent newsletter mails, without address or text. */
  newsletterMails: { days: 30 },
  /** Record that a confirmation was sent: address and day. */
  confirmations: { days: 3 },
  /** Hashes (HMAC-SHA-256) of networks and e-mail addresses, for rate limits, with a salt that changes daily. */
  limits: { hours: 24 },
  /** Ids of used proofs of work; not linked to a person. */
  spentProofs: { hours: 2 },
  /** Copies made by operators. The server cannot delete those; `npm run backup` deletes its own. */
  backups: { days: 30 },
} as const;

/**
 * Everything the server stores about visitors, in the order of the privacy policy. Lifetimes are in `retention`
 * under the same name; the two without one stay until the subscriber unsubscribes, and forever.
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
