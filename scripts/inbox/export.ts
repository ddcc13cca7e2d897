import { formFields } from '#contracts/forms/form-fields.ts';
import { submissionForms } from '#server/storage/schema.ts';
import type { Storage } from '#server/storage/storage.ts';
import { readSubmissions, type Selection } from './submissions.ts';

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

/**
 * Formats rows as CSV (RFC 4180, UTF-8 with a byte order mark for spreadsheets). Cells that a spreadsheet would
 * evaluate as a formula get a leading apostrophe, which makes them text
 * (owasp.org/www-community/attacks/CSV_Injection).
 */
export function csv(rows: readonly (readonly (string | number)[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}

/**
 * Includes full-width characters of Japanese and Chinese keyboards, and leading spaces or quotes, which are ignored.
 */
const formula = /^[\s\p{Cc}\p{Cf}"']*[=+\-@|%＝＋－＠]/u;

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = formula.test(value) || /^[\t\r\n]/.test(value) ? `'${value}` : value;
  return `"${text.replaceAll('"', '""')}"`;
}
