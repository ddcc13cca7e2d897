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
import { readBacklog, type Backlog } from './outbox-mails.ts';

/** The queue of outgoing mails and its dispatcher. */
export type Outbox = {
  /**
   * Returns counts for operators and metrics.
   *
   * @throws StorageUnavailable
   */
  stats: () => Promise<OutboxStats>;
  /** Call after a mail was queued. */
  wake: () => void;
  /** @param origin of links in mails */
  start: (origin: string) => void;
  /** Claims no more mails and waits for those being sent, for `graceMs` at most. */
  stop: (graceMs: number) => Promise<void>;
};

export type OutboxStats = Backlog & {
  /** By this process since its start. */
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
      // Undefined if it was erased after the claim.
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

/** Creates the context for writing mails: origin, addresses, files. */
function createMailContext(storage: Storage, config: Pick<Config, 'mailFrom' | 'mailTo'>, origin: string) {
  return {
    origin,
    from: config.mailFrom ?? `${company.name} <${company.mail.hello}>`,
    to: config.mailTo,
    readFile: (id) => readFileChunks(storage, id),
  } satisfies MailContext;
}

/** The folder for mails without `SMTP_URL`: next to the database file. */
export function mailFolder({ database }: Pick<Config, 'database'>): string {
  return join(database.dialect === 'sqlite' ? dirname(database.path) : 'var', 'mail');
}
