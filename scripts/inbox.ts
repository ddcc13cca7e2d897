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
import { isFormName } from '#contracts/forms/form-names.ts';
import { readEnv, toConfig } from '#server/config.ts';
import { newsletterLinks } from '#server/mail/mail-templates.ts';
import { mailFolder } from '#server/mail/transport.ts';
import { openStorage } from '#server/storage/open-storage.ts';
import type { Storage } from '#server/storage/storage.ts';
import { CommandError, runCommand } from './command-line.ts';
import { erase } from './inbox/erase.ts';
import { exportSubmissions, exportSubscribers } from './inbox/export.ts';
import { helpful } from './inbox/helpful.ts';
import { list } from './inbox/list.ts';
import { outbox } from './inbox/outbox.ts';
import { previewMail } from './inbox/preview-mail.ts';
import { replay } from './inbox/replay.ts';
import { show } from './inbox/show.ts';

const usage =
  'Commands: list, show ID, export --csv, erase EMAIL, helpful, outbox, replay [ID…], preview-mail [KIND] [LANGUAGE]; see docs/operations.md.';

await runCommand(run, usage);

/** @returns the output to print */
async function run(parameters: string[]): Promise<string> {
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
  const withStorage = async (callback: (storage: Storage) => Promise<string>) => {
    const storage = await openStorage(database, 'existing');
    try {
      return await callback(storage);
    } finally {
      await storage.close();
    }
  };
  switch (command) {
    case 'list':
      return withStorage((storage) => list(storage, selection));
    case 'show':
      return withStorage((storage) => show(storage, required(rest[0], 'show ID'), values.files));
    case 'export':
      if (!values.csv) throw new CommandError('export supports only CSV: export --csv.');
      return withStorage((storage) =>
        values.subscribers
          ? exportSubscribers(storage, (token) => newsletterLinks(origin, { token, language: 'en' }).unsubscribe)
          : exportSubmissions(storage, selection),
      );
    case 'erase':
      return withStorage((storage) => erase(storage, required(rest[0], 'erase EMAIL'), mailFolder(config)));
    case 'helpful':
      return withStorage(helpful);
    case 'outbox':
      return withStorage((storage) => outbox(storage, Date.now()));
    case 'replay':
      return withStorage((storage) => replay(storage, rest, Date.now()));
    case 'preview-mail': {
      const { subject, text, html } = previewMail(rest[0] ?? 'newsletter-confirmation', rest[1] ?? 'en', origin);
      return values.html ? html : `Subject: ${subject}\n\n${text}`;
    }
    default:
      throw new CommandError(usage);
  }
}

function required(value: string | undefined, use: string): string {
  if (!value) throw new CommandError(`Missing argument. Usage: ${use}.`);
  return value;
}

function parseForm(name: string | undefined): string | undefined {
  if (name === undefined || isFormName(name)) return name;
  throw new CommandError(`--form is "${name}"; expected inquiry, contact, support or application.`);
}

function parseLimit(text: string | undefined): number | undefined {
  if (text === undefined || /^[1-9]\d*$/.test(text)) return text === undefined ? undefined : Number(text);
  throw new CommandError(`--limit is "${text}"; expected a whole number.`);
}
