import { formFields } from '#contracts/forms/form-fields.ts';
import { referenceOf } from '#server/mail/mail-record.ts';
import type { Storage } from '#server/storage/storage.ts';
import { readSubmissions, type Selection } from './read-submissions.ts';
import { formatTime, table } from './table.ts';

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
