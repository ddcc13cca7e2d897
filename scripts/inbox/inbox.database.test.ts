import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, inject, test } from 'vitest';
import { formFields, formSchemas } from '#contracts/forms/form-fields.ts';
import { formNames } from '#contracts/forms/form-names.ts';
import { createIntake } from '#server/forms/intake.ts';
import { openStorage } from '#server/storage/open-storage.ts';
import { createNewsletter } from '#server/newsletter/newsletter.ts';
import { databases } from '#tests/support/databases.ts';
import { makeEntry, makeUpload, type EntryChanges } from '#tests/support/server/make-entry.ts';
import { openTestStorage } from '#tests/support/open-databases.ts';
import { runCommandHere } from '#tests/support/run-command.ts';
import { exportSubmissions, exportSubscribers } from './export.ts';
import { outbox, replay } from './outbox.ts';
import { erase, list, show } from './submissions.ts';

const folder = mkdtempSync(join(tmpdir(), 'inbox-'));
afterAll(() => rmSync(folder, { recursive: true }));

const inbox = (url: string, ...parameters: string[]) => runCommandHere('inbox', parameters, { DATABASE_URL: url });

describe.each(databases)('$name', async ({ name }) => {
  const { storage, database } = await openTestStorage(name);
  let now = Date.UTC(2026, 10, 21, 12);
  const clock = () => now;
  const intake = createIntake(storage, () => undefined, clock);
  const newsletter = createNewsletter(storage, { database: database.config }, () => undefined, clock);
  const accept = (fields: Record<string, string>, changes: EntryChanges = {}) => {
    now += 60_000;
    const whole = { name: 'Asta', email: 'asta@example.com', message: 'Hello', ...fields };
    return intake.accept(makeEntry({ fields: whole, ...changes }));
  };
  const idOf = async (key: string) => {
    const row = await storage.read((db) =>
      db.selectFrom('submissions').select('id').where('email_key', '=', key).executeTakeFirstOrThrow(),
    );
    return row.id;
  };

  test('reports an empty inbox', async () => {
    expect(await list(storage, {})).toBe('No submissions.');
    expect(await outbox(storage, now)).toBe('0 mails pending, 0 mails failed.');
  });

  test('lists submissions newest first, filtered by form and limited by number', async () => {
    await accept({ message: 'first\u001b[2J' });
    await accept({ email: 'b@example.com', message: 'second' }, { form: 'contact' });
    const [, , ...lines] = (await list(storage, {})).split('\n');
    expect(lines.map((line) => line.replace(/^#[0-9A-F]{8} {2}/, ''))).toEqual([
      '2026-11-21 12:02  contact  de    Asta  b@example.com            second',
      '2026-11-21 12:01  inquiry  de    Asta  asta@example.com         first[2J',
    ]);
    expect(await list(storage, { form: 'contact' })).not.toContain('first');
    expect(await list(storage, { limit: 1 })).not.toContain('first');
    expect(await list(storage, { email: ' ASTA@Example.com' })).toContain('first');
    expect(await list(storage, { email: 'asta@example.com' })).not.toContain('second');
  });

  test('shows a submission in full and saves its files', async () => {
    const bytes = Buffer.alloc(300_000, 'x');
    const file = makeUpload(folder, bytes, 'CV.PDF');
    await accept({ email: 'c@example.com', message: 'one\ntwo' }, { form: 'application', files: [file] });
    const id = await idOf('c@example.com');
    const text = await show(storage, `#${id.slice(0, 8).toUpperCase()}`, folder);
    expect(text).toContain('message: \n    one\n    two');
    expect(text).toContain('file: CV.PDF (application/pdf)');
    expect(readFileSync(join(folder, `${id.slice(0, 8)}-1.pdf`)).equals(bytes)).toBe(true);
    await expect(show(storage, '', undefined)).rejects.toThrow('No submission has the ID');
    await expect(show(storage, "%' or 1=1", undefined)).rejects.toThrow('No submission has the ID');
  });

  test('exports one row per submission', async () => {
    await storage.write(async (db) => {
      for (let at = 0; at < 450; at++) {
        const id = randomUUID();
        const row = { id, form: 'inquiry', dedupe_key: null, content_hash: id, language: 'en' } as const;
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

  test.each(formNames.filter((form) => form !== 'newsletter'))(
    'shows and exports every field of the contract of the form %s',
    async (form) => {
      const email = `all-${form}@example.com`;
      const valueOf = (name: string) => (name === 'email' ? email : `the ${form}'s ${name}`);
      const [texts, files] = [false, true].map((isFile) =>
        formFields(form).flatMap(({ name, kind }) => ((kind === 'file') === isFile ? [name] : [])),
      );
      await accept(Object.fromEntries((texts ?? []).map((name) => [name, valueOf(name)])), {
        form,
        files: (files ?? []).map((field) => ({ ...makeUpload(folder, Buffer.from('x'), valueOf(field)), field })),
      });
      const shown = await show(storage, await idOf(email), undefined);
      const exported = await exportSubmissions(storage, { email });
      for (const value of Object.keys(formSchemas[form].shape).map(valueOf)) {
        expect(shown).toContain(value);
        expect(exported).toContain(value);
      }
    },
  );

  test('exports only confirmed subscribers', async () => {
    await newsletter.subscribe({ email: 'd@example.com', language: 'ar', proof: undefined });
    await newsletter.subscribe({ email: 'e@example.com', language: 'ar', proof: undefined });
    const rows = await storage.read((db) => db.selectFrom('subscribers').select(['email', 'token']).execute());
    const token = rows.find(({ email }) => email === 'd@example.com')?.token ?? '';
    await newsletter.confirm(token);
    const text = await exportSubscribers(storage, (own) => `https://x.example/?token=${own}`);
    expect(text.trim().split('\r\n')[1]).toBe(
      `"d@example.com","ar","${new Date(now).toISOString()}","https://x.example/?token=${token}"`,
    );
    expect(text).not.toContain('e@example.com');
  });

  test('lists failed mails and retries them', async () => {
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
    await expect(replay(storage, ['other', id], now)).rejects.toThrow('No mail has the ID other;');
    expect(await replay(storage, [id], now)).toBe('A running server retries 1 failed mail and 0 pending mails now.');
    expect(await outbox(storage, now)).toMatch(/, 0 mails failed\.$/);
  });

  test('retries a pending mail now, but not one that is being sent or was sent', async () => {
    const rows = await storage.read((db) => db.selectFrom('outbox_mails').select('id').limit(3).execute());
    const [waiting = '', claimed = '', sent = ''] = rows.map(({ id }) => id);
    const set = (id: string, changes: { claimed_by?: string; state?: 'sent' }) =>
      storage.write((db) =>
        db
          .updateTable('outbox_mails')
          .set({ due_at: now + 3_600_000, ...changes })
          .where('id', '=', id)
          .execute(),
      );
    await set(waiting, {});
    await set(claimed, { claimed_by: 'a server' });
    await set(sent, { state: 'sent' });
    expect(await replay(storage, [waiting, claimed], now)).toBe(
      'A running server retries 0 failed mails and 1 pending mail now.',
    );
    await expect(replay(storage, [sent], now)).rejects.toThrow(`Already sent: ${sent}.`);
    const left = await storage.read((db) =>
      db.selectFrom('outbox_mails').select(['id', 'due_at']).where('due_at', '>', now).execute(),
    );
    expect(left.map(({ id }) => id).sort()).toEqual([claimed, sent].sort());
  });

  test('erasing an address removes it from every table and file', async () => {
    await newsletter.subscribe({ email: 'asta@example.com', language: 'de', proof: undefined });
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
    expect(await erase(storage, 'ASTA@example.com', mails)).toBe('Erased 1 submission, 2 mails and 1 subscription.');
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

  test('the command runs while the database is open', async () => {
    const env = { DATABASE_URL: database.url, NODE_COMPILE_CACHE: resolve('.cache/compile') };
    const { stdout } = await promisify(execFile)(process.execPath, ['scripts/inbox.ts', 'list'], { env });
    expect(stdout).toContain('b@example.com');
    expect((await inbox(database.url, 'outbox')).text).toMatch(/\d+ mails? pending/);
    expect((await inbox(database.url, 'preview-mail', 'receipt-support', 'ar')).text).toContain(
      'Subject: وصلنا طلب الدعم',
    );
  });

  // Before it opens a database, except for the two that name a submission.
  test.runIf(name === 'SQLite')('the command reports invalid arguments', async () => {
    const id = await idOf('b@example.com');
    const wrong = [
      ['show', 'fff'],
      ['list', '--form', 'x'],
      ['remove'],
      ['list', '--odd'],
      ['show', id, '--files', '/etc/passwd/x'],
      ['show', id, '--files', '/proc/x'],
      ['preview-mail', 'constructor'],
      ['erase'],
    ];
    const reasons: string[] = [];
    for (const parameters of wrong) {
      const { code, text } = await inbox(database.url, ...parameters);
      expect(code, text).toBe(1);
      reasons.push(text);
    }
    expect(reasons).toEqual([
      'No submission has the ID fff.\n',
      expect.stringContaining('--form is "x"'),
      expect.stringMatching(/^Commands: list, show ID/),
      expect.stringMatching(/^Unknown option '--odd'.*\nCommands: .*\n$/),
      expect.stringMatching(/^\/etc\/passwd\/x is not a folder and can't be made one \(ENOTDIR\); .*\.\n$/),
      expect.stringMatching(/^\/proc\/x is not a folder and can't be made one \(ENOENT\); .*\.\n$/),
      expect.stringMatching(/^Unknown mail "constructor"; .*\.\n$/),
      'Missing argument. Usage: erase EMAIL.\n',
    ]);
  });
});

describe('without a usable database', () => {
  test('the command creates no database', async () => {
    const path = join(folder, 'none.sqlite');
    expect(await inbox(`sqlite:${path}`, 'list')).toEqual({
      code: 1,
      text: `DATABASE_URL names ${path}, which does not exist; expected the file that the server made at its first start.\n`,
    });
    expect(existsSync(path)).toBe(false);
  });

  test('prints the full path of a relative path, which depends on the current folder', async () => {
    const { text } = await inbox('sqlite:var/none-of-ours.sqlite', 'list');
    expect(text).toContain(`reading ${join(process.cwd(), 'var/none-of-ours.sqlite')}.`);
  });

  test.each(databases)('creates no tables in an empty $name', async ({ name, create }) => {
    const database = await create();
    if (database.config.dialect === 'sqlite') writeFileSync(database.config.path, '');
    const open = () => openStorage(database.config, 'existing');
    await expect(open()).rejects.toThrow('has no tables of this program');
    await expect(open(), name).rejects.toThrow('has no tables of this program');
    await database.remove();
  });

  test('reports a PostgreSQL database that does not exist', async () => {
    const url = Object.assign(new URL(inject('postgresUrl')), { pathname: '/nobody_made_it' }).href;
    expect((await inbox(url, 'list')).text).toContain(
      'names a PostgreSQL database that does not exist on that server (3D000)',
    );
  });
});
