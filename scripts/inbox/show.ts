import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { readFileChunks, readSubmission, referenceOf } from '#server/mail/mail-record.ts';
import type { Storage } from '#server/storage/storage.ts';
import { CommandError, makeFolder } from '#scripts/command-line.ts';
import { printable } from './printable.ts';
import { findSubmissions } from './read-submissions.ts';
import { formatTime } from './table.ts';

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
