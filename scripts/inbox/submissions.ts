import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { formFields } from '#contracts/forms/form-fields.ts';
import { eraseAddress } from '#server/mail/erase-address.ts';
import { readFileChunks, readSubmission, referenceOf } from '#server/mail/mail-record.ts';
import { emailKey } from '#server/storage/email-key.ts';
import type { SubmissionForm } from '#server/storage/schema.ts';
import type { Storage } from '#server/storage/storage.ts';
import { CommandError, makeFolder } from '#scripts/command-line.ts';
import { formatTime, pluralize, printable, table } from './table.ts';

/** A submission for the inbox commands, with the names of its files. */
export type ListedSubmission = {
  id: string;
  form: SubmissionForm;
  language: string;
  createdAt: number;
  fields: Readonly<Record<string, string>>;
  files: readonly string[];
};

/** `email`: an address in any spelling, see `emailKey()`. */
export type Selection = { form?: SubmissionForm | undefined; email?: string | undefined; limit?: number | undefined };

/** `inbox list`: the newest submissions, one per line. */
export async function list(storage: Storage, selection: Selection): Promise<string> {
  const submissions = await readSubmissions(storage, { ...selection, limit: selection.limit ?? 50 });
  if (submissions.length === 0) return 'No submissions.';
  const rows = submissions.map(({ id, createdAt, language, form, fields, files }) => {
    const { name = '', email = '' } = fields;
    const long = formFields(form).find(({ kind }) => kind === 'lines');
    const text = (long && fields[long.name]) ?? '';
    return [referenceOf(id), formatTime(createdAt), form, language, name, email, files.length || '', text];
  });
  return table(['ID', 'received (UTC)', 'form', 'lang', 'name', 'email', 'files', 'text'], rows);
}

/**
 * `inbox show ID`: one submission in full.
 *
 * @param reference the id or a unique prefix
 * @param folder folder to save its files to; undefined: don't save them
 * @throws CommandError if the prefix matches no submission, or more than one
 */
export async function show(storage: Storage, reference: string, folder: string | undefined): Promise<string> {
  const [id, another] = await findSubmissions(storage, reference);
  if (another !== undefined)
    throw new CommandError(`More than one ID starts with ${reference}; enter more characters.`);
  const submission = id === undefined ? undefined : await storage.read((db) => readSubmission(db, id));
  if (!submission) throw new CommandError(`No submission has the ID ${reference}.`);
  const { form, language, fields, files, createdAt } = submission;
  const saved = folder === undefined ? undefined : await save(storage, submission.id, files, folder);
  return [
    `${referenceOf(submission.id)}  ${submission.id}`,
    `${form}, received ${formatTime(createdAt)} UTC, page language ${language}`,
    '',
    ...Object.entries(fields).map(([name, text]) => `${name}: ${indent(printable(text))}`),
    ...files.map(({ name, type }, at) => `file: ${printable(name)} (${type})${saved ? ` → ${saved[at] ?? ''}` : ''}`),
  ].join('\n');
}

/** Puts a text with several lines on its own, indented lines. */
function indent(text: string): string {
  return text.includes('\n') ? `\n${text.replaceAll(/^/gm, '    ')}` : text;
}

/** File names are generated except for the extension: a visitor's file name could be unsafe. */
async function save(
  storage: Storage,
  id: string,
  files: readonly { id: string; name: string }[],
  folder: string,
): Promise<string[]> {
  makeFolder(folder);
  const paths: string[] = [];
  for (const [at, file] of files.entries()) {
    const [ending = ''] = /\.[a-z0-9]{1,5}$/i.exec(file.name) ?? [];
    const path = join(folder, `${id.slice(0, 8)}-${at + 1}${ending.toLowerCase()}`);
    await pipeline(readFileChunks(storage, file.id), createWriteStream(path));
    paths.push(path);
  }
  return paths;
}

/**
 * Finds submissions by a prefix of their id, with or without the `#` of the reference in mails.
 *
 * @returns at most two ids; two mean that the prefix is ambiguous
 */
async function findSubmissions(storage: Storage, reference: string): Promise<readonly string[]> {
  const start = reference.replace(/^#/, '').toLowerCase();
  if (!/^[0-9a-f-]+$/.test(start)) return [];
  const rows = await storage.read((db) =>
    db.selectFrom('submissions').select('id').where('id', 'like', `${start}%`).limit(2).execute(),
  );
  return rows.map(({ id }) => id);
}

/**
 * `inbox erase EMAIL`: deletes all data of an email address, including mails that were written to files.
 *
 * @param folder folder of mails written to files
 */
export async function erase(storage: Storage, email: string, folder: string): Promise<string> {
  const { submissions, subscribers } = await eraseAddress(storage, folder, emailKey(email));
  const mails = pluralize(submissions.mails + subscribers.mails, 'mail');
  return `Erased ${pluralize(submissions.records, 'submission')}, ${mails} and ${pluralize(subscribers.records, 'subscription')}.`;
}

/** Reads submissions, newest first. */
export async function readSubmissions(
  storage: Storage,
  { form, email, limit }: Selection,
): Promise<ListedSubmission[]> {
  const rows = await storage.read((db) => {
    let query = db.selectFrom('submissions').select(['id', 'form', 'language', 'created_at', 'fields']);
    if (form !== undefined) query = query.where('form', '=', form);
    if (email !== undefined) query = query.where('email_key', '=', emailKey(email));
    if (limit !== undefined) query = query.limit(limit);
    return query.orderBy('created_at', 'desc').orderBy('id', 'desc').execute();
  });
  // Of all submissions: databases limit the length of a list of ids.
  const files = await storage.read((db) =>
    db.selectFrom('submission_files').select(['submission_id', 'name']).execute(),
  );
  const namesOf = Map.groupBy(files, (file) => file.submission_id);
  return rows.map(({ created_at: createdAt, fields, ...row }) => ({
    ...row,
    createdAt,
    fields: JSON.parse(fields) as Record<string, string>,
    files: namesOf.get(row.id)?.map(({ name }) => name) ?? [],
  }));
}
