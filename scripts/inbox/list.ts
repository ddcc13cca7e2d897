import { formFields } from '#contracts/forms/form-fields.ts';
import { referenceOf } from '#server/mail/mail-record.ts';
import type { Storage } from '#server/storage/storage.ts';
import { readSubmissions, type Selection } from './read-submissions.ts';
import { formatTime, table } from './table.ts';

/** `inbox list`: the newest submissions, one per line. */
export async function list(storage: Storage, { limit = 50, ...selection }: Selection): Promise<string> {
  const rows: string[][] = [];
  for await (const { id, createdAt, language, form, fields, files } of readSubmissions(storage, {
    ...selection,
    limit,
  })) {
    const { name = '', email = '' } = fields;
    const long = formFields(form).find(({ kind }) => kind === 'lines');
    rows.push([
      referenceOf(id),
      formatTime(createdAt),
      form,
      language,
      name,
      email,
      String(files.length || ''),
      (long && fields[long.name]) ?? '',
    ]);
  }
  if (rows.length === 0) return 'No submissions.';
  return table(['ID', 'received (UTC)', 'form', 'lang', 'name', 'email', 'files', 'text'], rows);
}
