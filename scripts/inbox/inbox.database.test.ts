import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, test } from 'vitest';
import { createIntake, type Entry } from '#server/intake/intake.ts';
import { createNewsletter } from '#server/newsletter/newsletter.ts';
import { replayMails } from '#server/outbox/replay-mails.ts';
import { databases } from '#tests/support/databases.ts';
import { openTestStorage } from '#tests/support/open-databases.ts';
import { erase } from './erase.ts';
import { exportSubmissions, exportSubscribers } from './export.ts';
import { list } from './list.ts';
import { outbox } from './outbox.ts';
import { show } from './show.ts';

const folder = mkdtempSync(join(tmpdir(), 'inbox-'));
afterAll(() => rmSync(folder, { recursive: true }));

const run = promisify(execFile);

describe.each(databases)('$name', async ({ name }) => {
  const { storage, database } = await openTestStorage(name);
  let now = Date.UTC(2026, 10, 21, 12);
  const clock = () => now;
  const intake = createIntake(storage, () => undefined, clock);
  const accept = (fields: Record<string, string>, changes: Partial<Entry> = {}) => {
    now += 60_000;
    const whole = { name: 'Asta', email: 'asta@example.com', message: 'Hello', ...fields };
    return intake.accept({
      ...{ form: 'inquiry', id: randomUUID(), language: 'de', fields: whole, files: [], proof: undefined },
      ...changes,
    });
  };
  const idOf = async (key: string) => {
    const row = await storage.read((db) =>
      db.selectFrom('submissions').select('id').where('email_key', '=', key).executeTakeFirstOrThrow(),
    );
    return row.id;
  };
  const command = (...parameters: string[]) =>
    run(process.execPath, ['scripts/inbox.ts', ...parameters], { env: { DATABASE_URL: database.url } });

  test('an empty inbox says so', async () => {
    expect(await list(storage, {})).toBe('No submissions.');
    expect(await outbox(storage, now)).toBe('0 mails wait, the oldest for 0 s; 0 were given up.');
  });

  test('submissions are listed newest first, by form and number', async () => {
    await accept({ message: 'first\u001b[2J' });
    await accept({ email: 'b@example.com', message: 'second' }, { form: 'contact' });
    const [, , ...lines] = (await list(storage, {})).split('\n');
    expect(lines.map((line) => line.replace(/^#[0-9A-F]{8} {2}/, ''))).toEqual([
      '2026-11-21 12:02  contact  de    Asta  b@example.com            second',
      '2026-11-21 12:01  inquiry  de    Asta  asta@example.com         first[2J',
    ]);
    expect(await list(storage, { form: 'contact' })).not.toContain('first');
    expect(await list(storage, { limit: 1 })).not.toContain('first');
  });

  test('one is shown in full and gives out its files', async () => {
    const path = join(folder, randomUUID());
    const bytes = Buffer.alloc(300_000, 'x');
    writeFileSync(path, bytes);
    const file = { field: 'resume', name: 'CV.PDF', type: 'application/pdf', bytes: bytes.length, path };
    await accept({ email: 'c@example.com', message: 'one\ntwo' }, { form: 'application', files: [file] });
    const id = await idOf('c@example.com');
    const text = await show(storage, `#${id.slice(0, 8).toUpperCase()}`, folder);
    expect(text).toContain('message: \n    one\n    two');
    expect(text).toContain('file: CV.PDF (application/pdf)');
    expect(readFileSync(join(folder, `${id.slice(0, 8)}-1.pdf`)).equals(bytes)).toBe(true);
    await expect(show(storage, '', undefined)).rejects.toThrow('No submission has the ID');
    await expect(show(storage, "%' or 1=1", undefined)).rejects.toThrow('No submission has the ID');
  });

  test('an export has a row for each, more than a page of them too', async () => {
    await storage.write(async (db) => {
      for (let at = 0; at < 450; at++) {
        const id = randomUUID();
        const row = { id, form: 'inquiry' as const, dedupe_key: null, content_hash: id, language: 'en' };
        const fields = JSON.stringify({ email: `n${at}@example.com`, message: '=1+1' });
        await db
          .insertInto('submissions')
          .values({ ...row, email_key: `n${at}@example.com`, fields, created_at: 1000 + (at % 7) })
          .execute();
      }
    });
    const text = await exportSubmissions(storage, {});
    const rows = text.trim().split('\r\n');
    expect(rows).toHaveLength(1 + 453);
    expect(new Set(rows).size).toBe(454);
    expect(rows.at(-1)).toContain(`"'=1+1"`);
    await storage.write((db) => db.deleteFrom('submissions').where('created_at', '<', 2000).execute());
  });

  test('subscribers are exported once they have confirmed', async () => {
    await intake.subscribe({ email: 'd@example.com', language: 'ar', proof: undefined });
    await intake.subscribe({ email: 'e@example.com', language: 'ar', proof: undefined });
    const rows = await storage.read((db) => db.selectFrom('subscribers').select(['email', 'token']).execute());
    const token = rows.find(({ email }) => email === 'd@example.com')?.token ?? '';
    await createNewsletter(storage, () => undefined, clock).confirm(token);
    const text = await exportSubscribers(storage, (own) => `https://x.example/?token=${own}`);
    expect(text.trim().split('\r\n')[1]).toBe(
      `"d@example.com","ar","${new Date(now).toISOString()}","https://x.example/?token=${token}"`,
    );
    expect(text).not.toContain('e@example.com');
  });

  test('mails that were given up are listed and replayed', async () => {
    const [row] = await storage.read((db) => db.selectFrom('outbox_mails').select('id').limit(1).execute());
    const id = row?.id ?? '';
    await storage.write((db) =>
      db
        .updateTable('outbox_mails')
        .set({ state: 'failed', last_error: 'EENVELOPE 550', attempts: 3 })
        .where('id', '=', id)
        .execute(),
    );
    expect(await outbox(storage, now)).toMatch(new RegExp(`${id} +\\S+ +failed +3 .* EENVELOPE 550\n`));
    expect(await replayMails(storage, ['other'], now)).toBe(0);
    expect(await replayMails(storage, [id], now)).toBe(1);
    expect(await replayMails(storage, undefined, now)).toBe(0);
    expect(await outbox(storage, now)).toMatch(/; 0 were given up\.$/);
  });

  test('erasing an address leaves no trace of it in any table or file', async () => {
    await intake.subscribe({ email: 'asta@example.com', language: 'de', proof: undefined });
    const mails = join(folder, 'mail');
    mkdirSync(mails, { recursive: true });
    const rows = await storage.read((db) =>
      db
        .selectFrom('outbox_mails')
        .innerJoin('submissions', 'submissions.id', 'outbox_mails.submission_id')
        .where('email_key', '=', 'asta@example.com')
        .select('outbox_mails.id')
        .execute(),
    );
    const written = join(mails, `${rows[0]?.id ?? ''}.eml`);
    writeFileSync(written, 'mail');
    expect(await erase(storage, 'ASTA@example.com', mails)).toBe('Erased 1 submissions, 2 mails and 1 subscriptions.');
    expect(existsSync(written)).toBe(false);
    const tables = ['submissions', 'subscribers', 'outbox_mails', 'newsletter_confirmations'] as const;
    for (const one of tables) {
      const left = await storage.read((db) => db.selectFrom(one).selectAll().execute());
      expect(JSON.stringify(left)).not.toContain('asta@example.com');
    }
    if (database.config.dialect === 'sqlite') {
      const bytes = ['', '-wal'].map((ending) => readFileSync(`${database.url.slice('sqlite:'.length)}${ending}`));
      expect(Buffer.concat(bytes).toString('latin1')).not.toContain('asta@example.com');
    }
  });

  test('the command runs beside an open database and says what is wrong', async () => {
    expect((await command('list')).stdout).toContain('b@example.com');
    expect((await command('outbox')).stdout).toContain('mails wait');
    expect((await command('preview-mail', 'receipt-support', 'ar')).stdout).toContain('Subject: وصلنا طلب الدعم');
    await expect(command('show', 'fff')).rejects.toMatchObject({ code: 1, stderr: 'No submission has the ID fff.\n' });
    await expect(command('list', '--form', 'x')).rejects.toMatchObject({
      stderr: expect.stringContaining('--form is "x"'),
    });
    await expect(command('remove')).rejects.toMatchObject({
      stderr: expect.stringMatching(/^Commands: list, show ID/),
    });
    await expect(command('list', '--odd')).rejects.toMatchObject({ stderr: expect.stringContaining('--odd') });
  });
});
