/**
 * `npm run inbox -- COMMAND`: submissions of the forms, and their mails. Reads the same environment variables as the
 * server; safe to run while it runs.
 *
 *   list [--form NAME] [--email ADDRESS] [--limit 50]   newest submissions
 *   show ID [--files FOLDER]            one submission in full; saves its files to the folder
 *   export --csv [--form NAME] [--email ADDRESS]   all submissions as CSV, to standard output
 *   export --csv --subscribers          newsletter subscribers
 *   erase EMAIL                         deletes all data of an email address
 *   helpful                             votes on "Was this helpful?", by page
 *   outbox                              pending and failed mails
 *   replay [ID…]                        retries failed and pending mails now
 *   preview-mail [KIND] [LANGUAGE] [--html]   the content of a mail
 */
import { isAbsolute, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readEnv, toConfig } from '#server/config.ts';
import { newsletterLinks } from '#server/mail/mail-templates.ts';
import { mailFolder } from '#server/mail/transport.ts';
import { openStorage } from '#server/storage/open-storage.ts';
import { submissionForms, type SubmissionForm } from '#server/storage/schema.ts';
import type { Storage } from '#server/storage/storage.ts';
import { CommandError, runCommand } from './command-line.ts';
import { exportSubmissions, exportSubscribers } from './inbox/export.ts';
import { helpful } from './inbox/helpful.ts';
import { outbox, replay } from './inbox/outbox.ts';
import { previewMail } from './inbox/preview-mail.ts';
import { erase, list, show } from './inbox/submissions.ts';

const usage =
  'Commands: list, show ID, export --csv, erase EMAIL, helpful, outbox, replay [ID…], preview-mail [KIND] [LANGUAGE]; see docs/operations.md.';

await runCommand(readInbox, usage);

/** @returns the output to print */
async function readInbox(parameters: string[]): Promise<string> {
  const { values, positionals } = parseArgs({
    args: parameters,
    allowPositionals: true,
    options: {
      form: { type: 'string' },
      email: { type: 'string' },
      limit: { type: 'string' },
      files: { type: 'string' },
      csv: { type: 'boolean' },
      subscribers: { type: 'boolean' },
      html: { type: 'boolean' },
    },
  });
  const [command, ...rest] = positionals;
  const config = toConfig(readEnv());
  const origin = config.siteUrl ?? `http://${config.host}:${config.port}`;
  const selection = { form: parseForm(values.form), email: values.email, limit: parseLimit(values.limit) };
  const { database } = config;
  if (database.dialect === 'sqlite' && !isAbsolute(database.path)) {
    console.error(`DATABASE_URL is relative to the current folder; reading ${resolve(database.path)}.`);
  }
  if (command === 'preview-mail') {
    const { subject, text, html } = previewMail(rest[0] ?? 'newsletter-confirmation', rest[1] ?? 'en', origin);
    return values.html ? html : `Subject: ${subject}\n\n${text}`;
  }
  const commands: Readonly<Record<string, (storage: Storage) => Promise<string>>> = {
    list: (storage) => list(storage, selection),
    show: (storage) => show(storage, required(rest[0], 'show ID'), values.files),
    export: (storage) => {
      if (!values.csv) throw new CommandError('export supports only CSV: export --csv.');
      return values.subscribers
        ? exportSubscribers(storage, (token) => newsletterLinks(origin, { token, language: 'en' }).unsubscribe)
        : exportSubmissions(storage, selection);
    },
    erase: (storage) => erase(storage, required(rest[0], 'erase EMAIL'), mailFolder(config)),
    helpful,
    outbox: (storage) => outbox(storage, Date.now()),
    replay: (storage) => replay(storage, rest, Date.now()),
  };
  const run = Object.entries(commands).find(([name]) => name === command)?.[1];
  if (!run) throw new CommandError(usage);
  const storage = await openStorage(database, 'existing');
  try {
    return await run(storage);
  } finally {
    await storage.close();
  }
}

function required(value: string | undefined, use: string): string {
  if (!value) throw new CommandError(`Missing argument. Usage: ${use}.`);
  return value;
}

function parseForm(text: string | undefined): SubmissionForm | undefined {
  const form = submissionForms.find((name) => name === text);
  if (form === text) return form;
  throw new CommandError(`--form is "${text}"; expected ${submissionForms.join(', ')}.`);
}

function parseLimit(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (/^[1-9]\d*$/.test(text)) return Number(text);
  throw new CommandError(`--limit is "${text}"; expected a whole number.`);
}
