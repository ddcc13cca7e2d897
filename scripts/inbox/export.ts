import { formFields } from '#contracts/forms/form-fields.ts';
import { submissionForms } from '#server/storage/schema.ts';
import type { Storage } from '#server/storage/storage.ts';
import { csv } from './csv.ts';
import { readSubmissions, type Selection } from './read-submissions.ts';

/** Text fields of all stored forms, one column each; long texts last. */
const fieldNames = new Set(
  submissionForms
    .flatMap(formFields)
    .filter(({ kind }) => kind !== 'file')
    .toSorted((one, other) => Number(one.kind === 'lines') - Number(other.kind === 'lines'))
    .map(({ name }) => name),
);

/** `inbox export --csv`: all submissions, newest first. */
export async function exportSubmissions(storage: Storage, selection: Selection): Promise<string> {
  const submissions = await readSubmissions(storage, selection);
  return csv([
    ['id', 'received', 'form', 'language', ...fieldNames, 'files'],
    ...submissions.map(({ id, createdAt, form, language, fields, files }) => {
      const values = Array.from(fieldNames, (name) => fields[name] ?? '');
      return [id, new Date(createdAt).toISOString(), form, language, ...values, files.join('; ')];
    }),
  ]);
}

/** `inbox export --csv --subscribers`: confirmed newsletter subscribers, for the newsletter software. */
export async function exportSubscribers(storage: Storage, linkOf: (token: string) => string): Promise<string> {
  const rows = await storage.read((db) =>
    db
      .selectFrom('subscribers')
      .select(['email', 'language', 'confirmed_at', 'token'])
      .where('state', '=', 'confirmed')
      .orderBy('email_key')
      .execute(),
  );
  return csv([
    ['email', 'language', 'confirmed', 'unsubscribe'],
    ...rows.map(({ email, language, confirmed_at, token }) => [
      email,
      language,
      confirmed_at === null ? '' : new Date(confirmed_at).toISOString(),
      linkOf(token),
    ]),
  ]);
}
