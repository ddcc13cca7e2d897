import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '#server/log.ts';
import { describeSendError } from '#server/mail/send-error.ts';
import type { Storage } from '#server/storage/storage.ts';
import { claimMails, renewClaims, type ClaimedMail } from './claim-mails.ts';
import { markFailed, markSent } from './settle-mail.ts';

/** Sends the mails of the outbox. */
export type Dispatcher = {
  /** Looks for mails now; more calls than one cost nothing. */
  wake: () => void;
  /** Takes no more mails and waits for those that are being sent. */
  stop: (graceMs: number) => Promise<void>;
  counts: { sent: number; failedAttempts: number };
};

export type DispatcherOptions = {
  /** Sends one mail, by its id. */
  deliver: (id: string) => Promise<void>;
  /** Mails that are sent at a time. */
  concurrency: number;
  /** After this time another process sends a mail of one that died. */
  leaseMs?: number;
  /** How often the outbox is polled for mails without a wake-up: retries, mails of other processes. */
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
  let looking: Promise<void> | undefined;

  const wake = () => {
    isWoken = true;
    if (!isStopping) looking ??= look().finally(() => (looking = undefined));
  };

  /** Claims as many mails as there is room for, until none is due. */
  const look = async () => {
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
      // The lease runs out, and the mail is tried again.
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
      else log.warn(facts, 'mail was not sent and will be tried again');
      return;
    }
    counts.sent++;
    await noteSent(mail.id);
  };

  /** A mail that was sent must not be sent again because the database was away for a moment. */
  const noteSent = async (id: string) => {
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
    // A lease that can't be renewed sends the mail twice at worst, with the same Message-ID.
    if (ids.length > 0) renewClaims(storage, ids, claim, now()).catch(() => undefined);
  }, leaseMs / 3);

  return {
    wake,
    counts,
    stop: async (graceMs) => {
      isStopping = true;
      clearInterval(poll);
      await looking;
      const timer = new AbortController();
      const sent = Promise.all(underWay.values()).then(() => timer.abort());
      await Promise.race([sent, wait(graceMs, undefined, { signal: timer.signal }).catch(() => undefined)]);
      clearInterval(renewal);
    },
  };
}
