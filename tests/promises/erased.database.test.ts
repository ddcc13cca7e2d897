import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { toConfig } from '#server/config.ts';
import { createIntake } from '#server/forms/intake.ts';
import { createOutbox } from '#server/mail/outbox/outbox.ts';
import { mailFolder } from '#server/mail/transport.ts';
import { createNewsletter } from '#server/newsletter/newsletter.ts';
import { eraseAddress } from '#server/mail/erase-address.ts';
import type { Storage } from '#server/storage/storage.ts';
import { captureLog } from '#tests/support/capture-log.ts';
import { databases } from '#tests/support/databases.ts';
import { openTestStorage } from '#tests/support/open-databases.ts';
import { makeEntry, makeUpload } from '#tests/support/server/make-entry.ts';
import { startSmtpInbox } from '#tests/support/smtp-inbox.ts';

const folder = mkdtempSync(join(tmpdir(), 'erased-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A word that appears in everything the test stores about the person. */
const trace = 'ottilie';
const email = `${trace}@example.com`;

describe.each(databases)('$name', async ({ name }) => {
  const { storage, database } = await openTestStorage(name);
  const config = { database: database.config };
  const intake = createIntake(storage, () => undefined);
  const newsletter = createNewsletter(storage, config, () => undefined);
  const tokenOf = async () => {
    const row = await storage.read((db) =>
      db.selectFrom('subscribers').select('token').where('email', '=', email).executeTakeFirstOrThrow(),
    );
    return row.token;
  };

  /** Everything that is stored: each row of the database, or its files, and the mails written to files. */
  const everything = async (): Promise<string> => {
    const { config: place } = database;
    if (place.dialect === 'postgres') return rowsOf(storage);
    return filesIn(dirname(place.path));
  };

  test('an erased address is nowhere: not in the database, uploads, waiting mails or mail files', async () => {
    const resume = makeUpload(folder, Buffer.from(`%PDF ${trace}`), `${trace}.pdf`);
    await intake.accept(makeEntry({ form: 'application', fields: { email, coverLetter: trace }, files: [resume] }));
    await newsletter.subscribe({ email, language: 'en', proof: undefined });
    await newsletter.confirm(await tokenOf());
    const mails = await storage.read((db) => db.selectFrom('outbox_mails').select('id').execute());
    expect(mails).toHaveLength(4);
    const written = name === 'SQLite' ? mailFolder(config) : join(folder, 'mail');
    mkdirSync(written, { recursive: true });
    for (const { id } of mails) writeFileSync(join(written, `${id}.eml`), trace);
    expect(await everything()).toContain(trace);

    const { submissions, subscribers } = await eraseAddress(storage, written, email);
    expect([submissions, subscribers]).toEqual([
      { records: 1, mails: 2 },
      { records: 1, mails: 2 },
    ]);
    expect(await everything()).not.toContain(trace);
    expect(readdirSync(written)).toEqual([]);
  });

  test("the company's mailbox never gets the address of a newsletter subscriber", async () => {
    const inbox = await startSmtpInbox();
    const outbox = createOutbox(storage, toConfig({ SMTP_URL: inbox.url }), captureLog().log, { pollMs: 20 });
    outbox.start('https://www.northlamp.example');
    await newsletter.subscribe({ email, language: 'de', proof: undefined });
    await newsletter.confirm(await tokenOf());
    await inbox.received(2);
    await newsletter.unsubscribe(await tokenOf());
    await newsletter.erase(await tokenOf());
    await outbox.stop(1_000);
    await inbox.stop();
    const toCompany = inbox.mails.filter(({ to }) => !to.includes(email));
    expect(toCompany).toHaveLength(1);
    expect(toCompany.map(({ source }) => source).join('')).not.toContain(trace);
  });
});

async function rowsOf(storage: Storage): Promise<string> {
  const tables = [
    'submissions',
    'submission_files',
    'file_chunks',
    'subscribers',
    'newsletter_confirmations',
    'outbox_mails',
    'rate_windows',
  ];
  const texts = await storage.read((db) =>
    Promise.all(
      tables.map((table) => sql<{ row: string }>`select t::text as row from ${sql.table(table)} t`.execute(db)),
    ),
  );
  return texts.flatMap(({ rows }) => rows.map(({ row }) => row)).join('\n');
}

function filesIn(path: string): string {
  const entries = readdirSync(path, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return entries.map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1')).join('\n');
}
