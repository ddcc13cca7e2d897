import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { company } from '#content/facts/company.ts';
import type { Config } from '#server/config.ts';
import type { Log } from '#server/log.ts';
import { removeOrphanedMails } from '#server/mail/mail-files.ts';
import { readFileChunks, readMailRecord } from '#server/mail/mail-record.ts';
import { createTransport, describeSendError, mailFolder, type Transport } from '#server/mail/transport.ts';
import { writeMail, type MailContext } from '#server/mail/write-mail.ts';
import type { Storage } from '#server/storage/storage.ts';
import { claimMails, markFailed, markSent, readBacklog } from './outbox-mails.ts';
import type { ClaimedMail } from './outbox-mails.ts';

/** The queue of outgoing mails, and what sends them. */
export type Outbox = ReturnType<typeof createOutbox>;

export type OutboxStats = Awaited<ReturnType<Outbox['stats']>>;

type Options = {
  /** How often the outbox is polled for retries and mails of other processes. */
  pollMs?: number;
  now?: () => number;
};

/** What sends mails between `start()` and `stop()`. */
type Sender = { transport: Transport; context: MailContext; poll: NodeJS.Timeout };

export function createOutbox(
  storage: Storage,
  config: Config,
  log: Log,
  { pollMs = 2_000, now = Date.now }: Options = {},
) {
  const claimant = randomUUID();
  /** Of this process since its start. */
  const counts = { sent: 0, failedAttempts: 0 };
  const underWay = new Map<string, Promise<void>>();
  let sender: Sender | undefined;
  let isWoken = false;
  let claiming: Promise<void> | undefined;

  const wake = (): void => {
    isWoken = true;
    if (sender) claiming ??= claimDueMails(sender).finally(() => (claiming = undefined));
  };

  /** Claims as many mails as the transport sends at the same time, until none is due. */
  const claimDueMails = async (current: Sender) => {
    const { concurrency } = current.transport;
    while (isWoken && sender && underWay.size < concurrency) {
      isWoken = false;
      const room = concurrency - underWay.size;
      const mails = await claimMails(storage, room, claimant, now()).catch((error: unknown) => {
        log.error({ err: error }, 'outbox could not be read');
        return [];
      });
      for (const mail of mails) underWay.set(mail.id, send(current, mail));
      if (mails.length === room) isWoken = true;
    }
  };

  const send = async (current: Sender, mail: ClaimedMail) => {
    try {
      await attempt(current, mail);
    } catch (error) {
      // The mail is retried after its lease expires.
      log.error({ err: error, mail: mail.id }, 'outbox could not be written');
    } finally {
      underWay.delete(mail.id);
      wake();
    }
  };

  const attempt = async ({ transport, context }: Sender, mail: ClaimedMail) => {
    try {
      const record = await storage.read((db) => readMailRecord(db, mail.id));
      // Undefined if it was erased after the claim.
      if (record) await transport.send(writeMail(record, context));
    } catch (error) {
      counts.failedAttempts++;
      const problem = describeSendError(error);
      const result = await markFailed(storage, mail, problem, now());
      const facts = { mail: mail.id, template: mail.template, attempts: mail.attempts, code: problem.code };
      if (result === 'given-up') log.error(facts, 'mail was given up and is kept for a replay');
      else log.warn(facts, 'mail was not sent and will be retried');
      return;
    }
    counts.sent++;
    await storeSent(mail.id);
  };

  /** Retries until stored: a sent mail must not be sent again because the database was unavailable. */
  const storeSent = async (id: string) => {
    for (;;) {
      try {
        const isKept = await markSent(storage, id, now());
        // Erased while its file was written.
        if (!isKept) await removeOrphanedMails(storage, mailFolder(config));
        return;
      } catch (error) {
        if (!sender) throw error;
        await wait(pollMs);
      }
    }
  };

  return {
    /**
     * Returns counts for operators and metrics.
     *
     * @throws StorageUnavailable
     */
    stats: async () => ({ ...(await storage.read((db) => readBacklog(db, now()))), ...counts }),
    /** Checks for due mails now; call after a mail was queued. Repeated calls cost nothing. */
    wake,
    /** @param origin of links in mails */
    start: (origin: string): void => {
      sender = {
        transport: createTransport(config, log),
        context: {
          origin,
          from: config.mailFrom ?? `${company.name} <${company.mail.hello}>`,
          to: config.mailTo,
          readFile: (id) => readFileChunks(storage, id),
        },
        poll: setInterval(wake, pollMs),
      };
      wake();
    },
    /** Claims no more mails and waits for those being sent, for `graceMs` at most. */
    stop: async (graceMs: number): Promise<void> => {
      if (!sender) return;
      const { transport, poll } = sender;
      sender = undefined;
      clearInterval(poll);
      await claiming;
      const timer = new AbortController();
      const sent = Promise.all(underWay.values()).then(() => timer.abort());
      await Promise.race([sent, wait(graceMs, undefined, { signal: timer.signal }).catch(() => undefined)]);
      transport.close();
    },
  };
}
