import { dirname, join } from 'node:path';
import { company } from '#content/facts/company.ts';
import type { Config } from '#server/config.ts';
import type { Log } from '#server/log.ts';
import { readMailRecord } from '#server/mail/mail-record.ts';
import { createTransport } from '#server/mail/transport.ts';
import { writeMail, type Letterhead } from '#server/mail/write-mail.ts';
import { readFileChunks } from '#server/storage/read-file-chunks.ts';
import type { Storage } from '#server/storage/storage.ts';
import { createDispatcher, type Dispatcher, type DispatcherOptions } from './dispatcher.ts';
import { readBacklog, type Backlog } from './outbox-stats.ts';

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
    const letterhead = createLetterhead(storage, config, origin);
    const deliver = async (id: string) => {
      const record = await storage.read((db) => readMailRecord(db, id));
      // Erased since it was claimed: there is nothing to send, and nobody to send it to.
      if (record) await transport.send(writeMail(record, letterhead));
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
function createLetterhead(storage: Storage, config: Pick<Config, 'mailFrom' | 'mailTo'>, origin: string) {
  return {
    origin,
    from: config.mailFrom ?? `${company.name} <${company.mail.hello}>`,
    to: config.mailTo,
    readFile: (id) => readFileChunks(storage, id),
  } satisfies Letterhead;
}

/** Where mails are written without `SMTP_URL`: beside the database's file. */
export function mailFolder({ database }: Pick<Config, 'database'>): string {
  return join(database.dialect === 'sqlite' ? dirname(database.path) : 'var', 'mail');
}
