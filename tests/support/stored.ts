import { expect } from '@playwright/test';
import { simpleParser } from 'mailparser';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** A stored submission. */
export type StoredSubmission = { form: string; language: string; fields: Record<string, string>; files: string[] };

/**
 * Returns the stored submissions that contain a text.
 *
 * @param kept folder of the server's data; default: that of the site under test
 */
export function findSubmissions(text: string, kept = folder()): StoredSubmission[] {
  const database = new DatabaseSync(join(kept, 'tests.sqlite'), { readOnly: true });
  try {
    const rows = database
      .prepare('select id, form, language, fields from submissions where instr(fields, ?) > 0')
      .all(text) as { id: string; form: string; language: string; fields: string }[];
    const files = database.prepare('select name from submission_files where submission_id = ?');
    return rows.map(({ id, form, language, fields }) => ({
      form,
      language,
      fields: JSON.parse(fields) as Record<string, string>,
      files: files.all(id).map(({ name }) => String(name)),
    }));
  } finally {
    database.close();
  }
}

/** Waits for a number of mails that contain a text in recipient or body. */
export async function waitForMails(
  text: string,
  count: number,
): Promise<{ to: string; subject: string; text: string }[]> {
  let found: { to: string; subject: string; text: string }[] = [];
  await expect
    .poll(async () => {
      found = await readMails(text);
      return found.length;
    })
    .toBe(count);
  return found;
}

async function readMails(text: string) {
  const mails = join(folder(), 'mail');
  const names = existsSync(mails) ? readdirSync(mails).filter((name) => name.endsWith('.eml')) : [];
  const parsed = await Promise.all(
    names.map(async (name) => {
      const mail = await simpleParser(readFileSync(join(mails, name)));
      const to = [mail.to ?? []].flat().map((address) => address.text);
      return { to: to.join(', '), subject: mail.subject ?? '', text: mail.text ?? '' };
    }),
  );
  return parsed.filter(({ to, text: body }) => to.includes(text) || body.includes(text));
}

function folder(): string {
  const { SITE_FOLDER } = process.env;
  if (!SITE_FOLDER) throw new Error('SITE_FOLDER is not set; tests/support/start-site.ts sets it');
  return SITE_FOLDER;
}
