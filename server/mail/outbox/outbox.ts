import { dirname, join } from 'node:path';
import { company } from '#content/facts/company.ts';
import type { Config } from '#server/config.ts';
import type { Log } from '#server/log.ts';
import { readMailRecord } from '#server/mail/mail-record.ts';
import { createTransport } from '#server/mail/transport.ts';
import { writeMail, type MailContext } from '#server/mail/write-mail.ts';
import { readFileChunks } from '#server/forms/store-file.ts';
import type { Storage } from '#server/storage/storage.ts';
import { createDispatcher, type Dispatcher, type DispatcherOptions } from './dispatcher.ts';
import type { Database } from '#server/storage/storage.ts';

/** The mails that wait to be sent, and who sends them. */
export type Outbox = {
  /**
   * For operators and metrics.
   *
   * @throws StorageUnavailable
   */
  stats: () => Promise<OutboxStats>;
  /** Says that a mail was queued. */
  wake: () => void;
  /** @param origin that links in mails start with */
  start: (origin: string) => void;
  /** Takes no more mails, and waits for those that are being sent for `graceMs` at most. */
  stop: (graceMs: number) => Promise<void>;
};

export type OutboxStats = Backlog & {
  /** By this process, since it started. */
  sent: number;
  failedAttempts: number;
};

type Options = Pick<DispatcherOptions, 'leaseMs' | 'pollMs'> & { now?: () => number };

export function createOutbox(storage: Storage, config: Config, log: Log, options: Options = {}): Outbox {
  const { now = Date.now } = options;
  let running: { dispatcher: Dispatcher; close: () => void } | undefined;
  const start = (origin: string) => {
    const transport = createTransport(config.smtpUrl, mailFolder(config), log);
    const context = createMailContext(storage, config, origin);
    const deliver = async (id: string) => {
      const record = await storage.read((db) => readMailRecord(db, id));
      // Undefined when it was erased after it was claimed.
      if (record) await transport.send(writeMail(record, context));
    };
    const dispatcher = createDispatcher(storage, log, { ...options, deliver, concurrency: transport.concurrency });
    running = { dispatcher, close: () => transport.close() };
    dispatcher.wake();
  };
  return {
    stats: async () => ({
      ...(await storage.read((db) => readBacklog(db, now()))),
      ...(running?.dispatcher.counts ?? { sent: 0, failedAttempts: 0 }),
    }),
    wake: () => running?.dispatcher.wake(),
    start,
    stop: async (graceMs) => {
      await running?.dispatcher.stop(graceMs);
      running?.close();
      running = undefined;
    },
  };
}

/** Names and addresses that mails are written with. */
function createMailContext(storage: Storage, config: Pick<Config, 'mailFrom' | 'mailTo'>, origin: string) {
  return {
    origin,
    from: config.mailFrom ?? `${company.name} <${company.mail.hello}>`,
    to: config.mailTo,
    readFile: (id) => readFileChunks(storage, id),
  } satisfies MailContext;
}

/** Where mails are written without `SMTP_URL`: beside the database's file. */
export function mailFolder({ database }: Pick<Config, 'database'>): string {
  return join(database.dialect === 'sqlite' ? dirname(database.path) : 'var', 'mail');
}

/** What waits in the outbox, of all processes. */
export type Backlog = {
  pending: number;
  /** Of the pending mail that waits longest; 0 when none does. */
  oldestAgeSeconds: number;
  /** Given up after a day, kept for `npm run inbox -- replay`. */
  failed: number;
};

export async function readBacklog(db: Database, now: number): Promise<Backlog> {
  const pending = await db
    .selectFrom('outbox_mails')
    .select(({ fn }) => [fn.count<number>('id').as('mails'), fn.min('created_at').as('oldest')])
    .where('state', '=', 'pending')
    .executeTakeFirstOrThrow();
  const failed = await db
    .selectFrom('outbox_mails')
    .select(({ fn }) => fn.count<number>('id').as('mails'))
    .where('state', '=', 'failed')
    .executeTakeFirstOrThrow();
  // Without a row there is no smallest one, whatever its type says.
  const oldest = pending.oldest as number | null;
  return {
    pending: pending.mails,
    oldestAgeSeconds: oldest === null ? 0 : Math.max(0, (now - oldest) / 1000),
    failed: failed.mails,
  };
}
