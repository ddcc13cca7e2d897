import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { Database } from '#server/storage/storage.ts';
import { databases } from '#tests/support/databases.ts';
import { openTestStorage } from '#tests/support/open-databases.ts';
import { makeEntry, makeUpload, type EntryChanges } from '#tests/support/server/make-entry.ts';
import { createIntake } from './intake.ts';

const folder = mkdtempSync(join(tmpdir(), 'intake-'));
afterAll(() => rmSync(folder, { recursive: true }));

const upload = (bytes: Buffer, name?: string) => makeUpload(folder, bytes, name);

const spent = (key: string) => ({ key, expiresAt: new Date(Date.UTC(2030, 0)) });

describe.each(databases)('$name', async ({ name }) => {
  const { storage } = await openTestStorage(name);
  let now = Date.UTC(2026, 10, 21);
  let woken = 0;
  const intake = createIntake(
    storage,
    () => woken++,
    () => now,
  );
  const accept = (changes: EntryChanges) => intake.accept(makeEntry(changes));
  /** A submission with a unique id and text. */
  const entry = (changes: EntryChanges = {}): EntryChanges & { fields: Record<string, string> } => ({
    id: randomUUID(),
    fields: { name: 'Ása', email: 'Asa@Example.com', message: `Hello ${randomUUID()}` },
    ...changes,
  });
  const counts = () =>
    storage.read(async (db: Database) => {
      const count = async (table: 'submissions' | 'outbox_mails' | 'submission_files' | 'file_chunks') =>
        Number(
          (
            await db
              .selectFrom(table)
              .select(({ fn }) => fn.countAll().as('rows'))
              .executeTakeFirst()
          )?.rows,
        );
      return [await count('submissions'), await count('outbox_mails'), await count('submission_files')];
    });
  /** Returns how many rows a call adds to each table. */
  const added = async (act: () => Promise<unknown>) => {
    const before = await counts();
    await act();
    return (await counts()).map((count, at) => count - (before[at] ?? 0));
  };

  test('an inquiry stores one record and one mail, and wakes the outbox', async () => {
    const one = entry();
    const before = woken;
    expect(await added(async () => expect(await accept(one)).toBe('stored'))).toEqual([1, 1, 0]);
    expect(woken).toBe(before + 1);
    const row = await storage.read((db) =>
      db.selectFrom('submissions').selectAll().orderBy('created_at', 'desc').executeTakeFirstOrThrow(),
    );
    expect(row).toMatchObject({ form: 'inquiry', language: 'de', email_key: 'asa@example.com', created_at: now });
    expect(JSON.parse(row.fields)).toEqual(one.fields);
  });

  test('support and application also queue a receipt', async () => {
    expect(await added(() => accept(entry({ form: 'support' })))).toEqual([1, 2, 0]);
    expect(await added(() => accept(entry({ form: 'contact' })))).toEqual([1, 1, 0]);
  });

  test('sixteen concurrent repeats with one proof store one record', async () => {
    const one = entry({ proof: spent('p1') });
    const outcomes: string[] = [];
    const result = await added(async () => {
      outcomes.push(...(await Promise.all(Array.from({ length: 16 }, () => accept(one)))));
    });
    expect(result).toEqual([1, 1, 0]);
    expect(outcomes.filter((outcome) => outcome === 'stored')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'already-stored')).toHaveLength(15);
  });

  test('a repeat with other line breaks is a repeat', async () => {
    const one = entry();
    await accept(one);
    const fields = { ...one.fields, message: `${one.fields.message ?? ''}\r\n` };
    expect(await accept({ ...one, fields })).toBe('already-stored');
  });

  test('a corrected text with the same id is stored as well', async () => {
    const one = entry();
    await accept(one);
    expect(await accept({ ...one, fields: { ...one.fields, message: 'Rather this.' } })).toBe('stored');
  });

  test('without an id, the same text is a repeat within ten minutes and new after that', async () => {
    const one = entry({ id: undefined });
    expect(await added(() => Promise.all([accept(one), accept(one)]))).toEqual([1, 1, 0]);
    now += 9 * 60_000;
    expect(await accept(one)).toBe('already-stored');
    now += 2 * 60_000;
    expect(await accept(one)).toBe('stored');
  });

  test('a proof can be used once', async () => {
    expect(await accept(entry({ proof: spent('p2') }))).toBe('stored');
    expect(await added(async () => expect(await accept(entry({ proof: spent('p2') }))).toBe('proof-spent'))).toEqual([
      0, 0, 0,
    ]);
  });

  test('a file is read back identically from rows of 256 KiB', async () => {
    const bytes = randomBytes(700_000);
    await accept(entry({ form: 'application', files: [upload(bytes, 'ab.pdf')] }));
    const file = await storage.read((db) =>
      db.selectFrom('submission_files').selectAll().where('bytes', '=', bytes.length).executeTakeFirstOrThrow(),
    );
    expect(file).toMatchObject({ name: 'ab.pdf', type: 'application/pdf', field: 'resume' });
    const chunks = await storage.read((db) =>
      db.selectFrom('file_chunks').select('data').where('file_id', '=', file.id).orderBy('position').execute(),
    );
    expect(chunks.map(({ data }) => data.length)).toEqual([262_144, 262_144, 175_712]);
    expect(Buffer.concat(chunks.map(({ data }) => data)).equals(bytes)).toBe(true);
  });

  test('the same text with another file is another submission', async () => {
    const one = entry({ form: 'application', files: [upload(Buffer.from('first'))] });
    await accept(one);
    expect(await accept({ ...one, files: [upload(Buffer.from('first'))] })).toBe('already-stored');
    expect(await accept({ ...one, files: [upload(Buffer.from('second'))] })).toBe('stored');
  });

  test('a file that is cut off stores nothing of its submission', async () => {
    const file = { ...upload(Buffer.from('short')), size: 9 };
    expect(
      await added(() =>
        expect(accept(entry({ files: [file], proof: spent('p3') }))).rejects.toThrow(/changed its length/),
      ),
    ).toEqual([0, 0, 0]);
    // Its proof is still valid.
    expect(await accept(entry({ proof: spent('p3') }))).toBe('stored');
  });

  test('any Unicode text is read back unchanged', async () => {
    const message = 'سلام \u202e 👩‍👩‍👧 ﷽ \u0000 \ud83d\ude00 \\u0000 \' " ; -- %_';
    await accept(entry({ fields: { email: 'odd@example.com', message } }));
    const { fields } = await storage.read((db) =>
      db
        .selectFrom('submissions')
        .select('fields')
        .where('email_key', '=', 'odd@example.com')
        .executeTakeFirstOrThrow(),
    );
    expect((JSON.parse(fields) as { message: string }).message).toBe(message);
  });
});
