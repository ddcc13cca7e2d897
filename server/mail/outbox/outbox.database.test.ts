import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, watch } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import germanLabels from '#locales/de/mail.json' with { type: 'json' };
import { toConfig } from '#server/config.ts';
import { createIntake } from '#server/forms/intake.ts';
import { createNewsletter } from '#server/newsletter/newsletter.ts';
import { openStorage } from '#server/storage/open-storage.ts';
import type { Storage } from '#server/storage/storage.ts';
import { StorageUnavailable } from '#server/storage/storage.ts';
import { databases } from '#tests/support/databases.ts';
import { makeEntry, makeUpload, type EntryChanges } from '#tests/support/server/make-entry.ts';
import { openTestStorage } from '#tests/support/open-databases.ts';
import { captureLog } from '#tests/support/capture-log.ts';
import { refusal, startSmtpInbox, type SmtpHooks, type SmtpInbox } from '#tests/support/smtp-inbox.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import { maxAttempts, readBacklog } from './outbox-mails.ts';

const folder = mkdtempSync(join(tmpdir(), 'outbox-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Retries a check for up to ten seconds, because the machine may be busy. */
const eventually = (check: () => void | Promise<void>) => vi.waitFor(check, 10_000);

describe.each(databases)('$name', async ({ name }) => {
  const { storage, database } = await openTestStorage(name);
  const { log, lines } = captureLog();
  const running: Outbox[] = [];
  const inboxes: SmtpInbox[] = [];
  let now = Date.UTC(2026, 10, 21, 12);

  afterEach(async () => {
    await Promise.all(running.splice(0).map((outbox) => outbox.stop(1000)));
    await Promise.all(inboxes.splice(0).map((inbox) => inbox.stop()));
    await storage.write((db) => db.deleteFrom('submissions').execute());
    await storage.write((db) => db.deleteFrom('subscribers').execute());
  });

  const inboxWith = async (habits: SmtpHooks = {}, port = 0) => {
    const inbox = await startSmtpInbox(habits, port);
    inboxes.push(inbox);
    return inbox;
  };
  const startOutbox = (smtpUrl: string, on = storage, pollMs = 20) => {
    const config = toConfig({ SMTP_URL: smtpUrl, MAIL_FROM: 'Northlamp <post@northlamp.example>' });
    const outbox = createOutbox(on, config, log, { now: () => now, pollMs });
    outbox.start('https://www.northlamp.example');
    running.push(outbox);
    return outbox;
  };
  const wake = () => running.forEach((outbox) => outbox.wake());
  const intake = createIntake(storage, wake, () => now);
  const newsletter = createNewsletter(storage, { database: database.config }, wake, () => now);
  const fields = { name: 'Åsa <b>', email: 'asa@example.com', message: 'Hello\n<script>' };
  const entry = (changes: EntryChanges = {}) => makeEntry({ fields, ...changes });
  const states = async () => {
    const rows = await storage.read((db) =>
      db.selectFrom('outbox_mails').select(['template', 'state', 'last_error']).orderBy('template').execute(),
    );
    return rows.map(({ template, state, last_error }) => [template, state, last_error]);
  };

  test('an application is sent to the company with its résumé, and a receipt to the applicant in their language', async () => {
    const inbox = await inboxWith();
    startOutbox(inbox.url);
    const bytes = randomBytes(600_000);
    const fields = { job: 'android-engineer', name: 'Åsa "A" <b>', email: 'asa@example.com', coverLetter: 'Ich…' };
    const file = makeUpload(folder, bytes, 'Lebenslauf Åsa.pdf');
    await intake.accept(entry({ form: 'application', fields, files: [file] }));
    const mails = await inbox.received(2);
    const company = mails.find(({ to }) => to.includes('careers@northlamp.example'))?.parsed;
    const applicant = mails.find(({ to }) => to.includes('asa@example.com'))?.parsed;

    expect(company?.subject).toMatch(/^New application #[0-9A-F]{8}$/);
    expect(company?.replyTo?.value).toEqual([{ name: 'Åsa "A" <b>', address: 'asa@example.com' }]);
    expect(company?.attachments[0]?.filename).toBe('Lebenslauf Åsa.pdf');
    expect(company?.attachments[0]?.content.equals(bytes)).toBe(true);
    expect(company?.text).toContain('> Ich…');
    expect(company?.html).toContain('Åsa &quot;A&quot; &lt;b&gt;');

    expect(applicant?.subject).toBe(germanLabels['mail.receipt.subject.application']);
    expect(applicant?.html).toContain('lang="de" dir="ltr"');
    expect(`${applicant?.text ?? ''}${String(applicant?.html)}`).not.toMatch(/Åsa|Ich…|android-engineer/);
    expect(applicant?.headers.get('auto-submitted')).toBe('auto-generated');
  });

  test("a newsletter confirmation has links in its language, one-click headers, and no visitor's text", async () => {
    const inbox = await inboxWith();
    startOutbox(inbox.url);
    await newsletter.subscribe({ email: 'kari@example.com', language: 'ar', proof: undefined });
    const [mail] = await inbox.received(1);
    const [, token = ''] = /token=([\w-]{43})/.exec(mail?.parsed.text ?? '') ?? [];
    expect(mail?.to).toEqual(['kari@example.com']);
    expect(mail?.parsed.text).toContain(`https://www.northlamp.example/ar/newsletter/confirm?token=${token}`);
    expect(mail?.parsed.html).toContain('lang="ar" dir="rtl"');
    expect(mail?.source).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
    expect(mail?.source.replaceAll('\r\n ', ' ')).toContain(
      `List-Unsubscribe: <https://www.northlamp.example/newsletter/unsubscribe?token=${token}>`,
    );
    await newsletter.confirm(token);
    const [, notice] = await inbox.received(2);
    expect(notice?.to).toEqual(['hello@northlamp.example']);
    expect(notice?.parsed.text).toContain('Language: \u2068العربية\u2069.');
    // Nobody could delete the address from the company's mailbox.
    expect(notice?.source).not.toContain('kari');
  });

  test('a mail that was rejected temporarily is retried with the same Message-ID and sent once', async () => {
    const seen: string[] = [];
    let isBusy = true;
    const inbox = await inboxWith({
      onMail: ({ parsed }) => {
        seen.push(parsed.messageId ?? '');
        if (isBusy) throw refusal(451, 'asa@example.com must wait');
      },
    });
    const outbox = startOutbox(inbox.url);
    await intake.accept(entry());
    await eventually(async () => expect((await outbox.stats()).failedAttempts).toBe(1));
    await eventually(async () => expect(await states()).toEqual([['submission', 'pending', 'EMESSAGE 451']]));
    isBusy = false;
    now += 40_000;
    await inbox.received(1);
    await eventually(async () => expect(await outbox.stats()).toMatchObject({ pending: 0, failed: 0, sent: 1 }));
    expect(new Set(seen).size).toBe(1);
    expect(seen[0]).toMatch(/^<[\w-]{36}@northlamp\.example>$/);
    expect(lines.join('')).toContain('mail was not sent and will be retried');
    expect(lines.join('')).not.toContain('asa@example.com');
  });

  test('mails wait while the mail server is unavailable, and are sent later', async () => {
    const away = await startSmtpInbox();
    await away.stop();
    const outbox = startOutbox(away.url);
    await Promise.all([intake.accept(entry()), intake.accept(entry())]);
    await eventually(async () =>
      expect(await states()).toEqual(Array.from({ length: 2 }, () => ['submission', 'pending', 'ESOCKET'])),
    );
    expect(await outbox.stats()).toMatchObject({ pending: 2, failedAttempts: 2 });
    const back = await inboxWith({}, away.port);
    now += 40_000;
    expect(await back.received(2)).toHaveLength(2);
  });

  test("a visitor's rejected address is given up at once, mails to us are retried", async () => {
    const inbox = await inboxWith({
      onRecipient: () => {
        throw refusal(550, 'asa@example.com is nobody');
      },
    });
    const outbox = startOutbox(inbox.url);
    await intake.accept(entry({ form: 'support' }));
    await eventually(async () => expect((await outbox.stats()).failedAttempts).toBe(2));
    await eventually(async () =>
      expect(await states()).toEqual([
        ['receipt', 'failed', 'EENVELOPE 550'],
        ['submission', 'pending', 'EENVELOPE 550'],
      ]),
    );
    // Logged after the commit, when the state is already visible.
    await eventually(() => expect(lines.join('')).toContain('mail was given up'));
  });

  test('a mail is given up after the last attempt, and kept', async () => {
    const away = await startSmtpInbox();
    await away.stop();
    const outbox = startOutbox(away.url);
    await intake.accept(entry());
    await eventually(async () => expect(await states()).toEqual([['submission', 'pending', 'ESOCKET']]));
    await storage.write((db) =>
      db
        .updateTable('outbox_mails')
        .set({ attempts: maxAttempts - 1 })
        .execute(),
    );
    now += 3_600_000;
    await eventually(async () => expect(await states()).toEqual([['submission', 'failed', 'ESOCKET']]));
    expect(await outbox.stats()).toMatchObject({ pending: 0, failed: 1 });
  });

  test('a mail that failed while the clock was 400 days ahead is retried when it is right again, with the right age', async () => {
    const right = now;
    now += 400 * 86_400_000;
    const away = await startSmtpInbox();
    await away.stop();
    const outbox = startOutbox(away.url);
    await intake.accept(entry());
    await eventually(async () => expect(await states()).toEqual([['submission', 'pending', 'ESOCKET']]));
    now = right;
    await eventually(async () => expect((await outbox.stats()).failedAttempts).toBe(2));
    // The next attempt, which would fail again, is not due yet.
    now += 20_000;
    expect(await outbox.stats()).toMatchObject({ pending: 1, oldestAgeSeconds: 20 });
    const back = await inboxWith({}, away.port);
    now += 300_000;
    await back.received(1);
  });

  test('a clock that jumps years ahead does not give up any mail', async () => {
    const away = await startSmtpInbox();
    await away.stop();
    const outbox = startOutbox(away.url);
    await intake.accept(entry());
    // An attempt is counted before its result is stored. Until then the mail is claimed, and the jump ends the claim.
    await eventually(async () => expect(await states()).toEqual([['submission', 'pending', 'ESOCKET']]));
    now += 5 * 365 * 86_400_000;
    await eventually(async () => expect((await outbox.stats()).failedAttempts).toBe(2));
    await eventually(async () => expect(await states()).toEqual([['submission', 'pending', 'ESOCKET']]));
  });

  test('two processes send each of 64 mails exactly once', async () => {
    const inbox = await inboxWith();
    const other = await openStorage(database.config);
    startOutbox(inbox.url);
    startOutbox(inbox.url, other);
    await Promise.all(Array.from({ length: 64 }, () => intake.accept(entry())));
    await inbox.received(64);
    await eventually(async () => expect((await running[0]?.stats())?.pending).toBe(0));
    expect(new Set(inbox.mails.map(({ parsed }) => parsed.messageId)).size).toBe(64);
    expect(inbox.mails).toHaveLength(64);
    await Promise.all(running.splice(0).map((outbox) => outbox.stop(1000)));
    await other.close();
  });

  test('a claim of a process that died expires with its lease', async () => {
    await intake.accept(entry());
    await storage.write((db) =>
      db
        .updateTable('outbox_mails')
        .set({ claimed_by: 'gone', due_at: now + 60_000 })
        .execute(),
    );
    const inbox = await inboxWith();
    const outbox = startOutbox(inbox.url);
    await outbox.stats();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(inbox.mails).toHaveLength(0);
    now += 60_000;
    await inbox.received(1);
  });

  test('stopping waits for the mail being sent and claims no other', async () => {
    const arrived = Promise.withResolvers<undefined>();
    const mayAnswer = Promise.withResolvers<undefined>();
    const inbox = await inboxWith({
      onMail: async () => {
        arrived.resolve(undefined);
        await mayAnswer.promise;
      },
    });
    await intake.accept(entry());
    // Without polling, the start claims once; that claim has ended when the mail arrives.
    const outbox = startOutbox(inbox.url, storage, 600_000);
    await arrived.promise;
    const stopped = outbox.stop(60_000);
    await intake.accept(entry());
    mayAnswer.resolve(undefined);
    await stopped;
    expect(inbox.mails).toHaveLength(1);
    const mails = await storage.read((db) =>
      db.selectFrom('outbox_mails').select(['state', 'attempts']).orderBy('state').execute(),
    );
    expect(mails).toEqual([
      { state: 'pending', attempts: 0 },
      { state: 'sent', attempts: 1 },
    ]);
  });

  test('stopping waits for an unresponsive mail server for the grace period at most', async () => {
    const mayEnd = Promise.withResolvers<undefined>();
    const arrived = Promise.withResolvers<undefined>();
    const inbox = await inboxWith({
      onMail: () => {
        arrived.resolve(undefined);
        return mayEnd.promise;
      },
    });
    const outbox = startOutbox(inbox.url);
    await intake.accept(entry());
    await arrived.promise;
    await outbox.stop(50);
    expect((await states()).map(([, state]) => state)).toEqual(['pending']);
    // Resolved below.
    mayEnd.resolve(undefined);
  });

  test('a mail sent while the database is unavailable is not sent again', async () => {
    let isDown = false;
    let refused = 0;
    const failing: Storage = {
      ...storage,
      write: (job) => {
        if (!isDown) return storage.write(job);
        refused++;
        return Promise.reject(new StorageUnavailable('SQLITE_FULL', undefined));
      },
    };
    const inbox = await inboxWith({ onMail: () => void (isDown = true) });
    const outbox = startOutbox(inbox.url, failing);
    await intake.accept(entry());
    await inbox.received(1);
    await eventually(() => expect(refused).toBeGreaterThan(3));
    isDown = false;
    await eventually(async () => expect(await outbox.stats()).toMatchObject({ pending: 0, sent: 1 }));
    expect(inbox.mails).toHaveLength(1);
  });

  test('an erased submission is not sent', async () => {
    await intake.accept(entry());
    await storage.write((db) => db.deleteFrom('submissions').execute());
    const inbox = await inboxWith();
    const outbox = startOutbox(inbox.url);
    await intake.accept(entry({ fields: { email: 'b@example.com', message: 'second' } }));
    await inbox.received(1);
    await eventually(async () => expect(await outbox.stats()).toMatchObject({ pending: 0, failed: 0, sent: 1 }));
    expect(inbox.mails).toHaveLength(1);
  });

  test('mails that are given up count as not delivered, a single mistyped address does not', async () => {
    const setFailed = async (attempts: number) => {
      await intake.accept(entry());
      const { id = '' } =
        (await storage.read((db) =>
          db.selectFrom('outbox_mails').select('id').where('state', '=', 'pending').executeTakeFirst(),
        )) ?? {};
      await storage.write((db) =>
        db
          .updateTable('outbox_mails')
          .set({ state: 'failed', attempts, due_at: now + 30_000 })
          .where('id', '=', id)
          .execute(),
      );
    };
    const isDelivering = async () => (await storage.read((db) => readBacklog(db, now))).isDelivering;
    await setFailed(1);
    expect(await isDelivering()).toBe(true);
    await setFailed(1);
    await setFailed(1);
    expect(await isDelivering()).toBe(false);
    now += 25 * 3_600_000;
    expect(await isDelivering()).toBe(true);
    await setFailed(maxAttempts);
    now += 25 * 3_600_000;
    expect(await isDelivering()).toBe(false);
  });

  test('a mail whose record is erased while its file is written leaves no file', async () => {
    const data = mkdtempSync(join(folder, 'mails-'));
    const config = toConfig({ DATABASE_URL: `sqlite:${join(data, 'site.sqlite')}` });
    const mails = join(data, 'mail');
    await intake.accept(entry());
    // Erased after the mail was read, before it is marked as sent.
    const erasing: Storage = {
      ...storage,
      read: async (job) => {
        const result = await storage.read(job);
        await storage.write((db) => db.deleteFrom('submissions').execute());
        return result;
      },
    };
    let written = 0;
    const watcher = watch(data, { recursive: true }, (_event, name) => (written += name?.endsWith('.eml') ? 1 : 0));
    const outbox = createOutbox(erasing, config, log, { now: () => now, pollMs: 20 });
    outbox.start('https://www.northlamp.example');
    running.push(outbox);
    await eventually(() => expect(written).toBeGreaterThan(0));
    await eventually(() => expect(readdirSync(mails)).toEqual([]));
    watcher.close();
  });
});
