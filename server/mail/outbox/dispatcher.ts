import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '#server/log.ts';
import { describeSendError } from '#server/mail/send-error.ts';
import type { Storage } from '#server/storage/storage.ts';
import { claimMails, renewClaims, type ClaimedMail } from './outbox-mails.ts';
import { markFailed, markSent } from './settle-mail.ts';

/** Sends the mails of the outbox. */
export type Dispatcher = {
  /** Checks for due mails now. Repeated calls cost nothing. */
  wake: () => void;
  /** Claims no more mails and waits for those being sent, for `graceMs` at most. */
  stop: (graceMs: number) => Promise<void>;
  counts: { sent: number; failedAttempts: number };
};

export type DispatcherOptions = {
  /** Sends one mail, by its id. */
  deliver: (id: string) => Promise<void>;
  /** Maximum number of mails being sent at the same time. */
  concurrency: number;
  /** Time after which another process sends a mail if this one died. */
  leaseMs?: number;
  /** How often the outbox is polled for retries and mails of other processes. */
  pollMs?: number;
  now?: () => number;
};

export function createDispatcher(
  storage: Storage,
  log: Log,
  { deliver, concurrency, leaseMs = 60_000, pollMs = 2_000, now = Date.now }: DispatcherOptions,
): Dispatcher {
  const claim = { claimant: randomUUID(), leaseMs };
  const counts = { sent: 0, failedAttempts: 0 };
  const underWay = new Map<string, Promise<void>>();
  let isStopping = false;
  let isWoken = false;
  let claiming: Promise<void> | undefined;

  const wake = () => {
    isWoken = true;
    if (!isStopping) claiming ??= claimDueMails().finally(() => (claiming = undefined));
  };

  /** Claims mails up to `concurrency`, until none is due. */
  const claimDueMails = async () => {
    while (isWoken && !isStopping && underWay.size < concurrency) {
      isWoken = false;
      const room = concurrency - underWay.size;
      const mails = await claimMails(storage, room, claim, now()).catch((error: unknown) => {
        log.error({ err: error }, 'outbox could not be read');
        return [];
      });
      for (const mail of mails) underWay.set(mail.id, send(mail));
      if (mails.length === room) isWoken = true;
    }
  };

  const send = async (mail: ClaimedMail) => {
    try {
      await attempt(mail);
    } catch (error) {
      // The mail is retried after its lease expires.
      log.error({ err: error, mail: mail.id }, 'outbox could not be written');
    } finally {
      underWay.delete(mail.id);
      wake();
    }
  };

  const attempt = async (mail: ClaimedMail) => {
    try {
      await deliver(mail.id);
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
        await markSent(storage, id, now());
        return;
      } catch (error) {
        if (isStopping) throw error;
        await wait(pollMs);
      }
    }
  };

  const poll = setInterval(wake, pollMs);
  const renewal = setInterval(() => {
    const ids = [...underWay.keys()];
    // If renewing fails, the mail may be sent twice, with the same Message-ID.
    if (ids.length > 0) renewClaims(storage, ids, claim, now()).catch(() => undefined);
  }, leaseMs / 3);

  return {
    wake,
    counts,
    stop: async (graceMs) => {
      isStopping = true;
      clearInterval(poll);
      await claiming;
      const timer = new AbortController();
      const sent = Promise.all(underWay.values()).then(() => timer.abort());
      await Promise.race([sent, wait(graceMs, undefined, { signal: timer.signal }).catch(() => undefined)]);
      clearInterval(renewal);
    },
  };
}
