import { emailKey } from '#server/storage/email-key.ts';
import type { SubmissionForm } from '#server/storage/schema.ts';
import type { Storage } from '#server/storage/storage.ts';

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

/**
 * Finds submissions by a prefix of their id, with or without the `#` of the reference in mails.
 *
 * @returns at most two ids; two mean that the prefix is ambiguous
 */
export async function findSubmissions(storage: Storage, reference: string): Promise<readonly string[]> {
  const start = reference.replace(/^#/, '').toLowerCase();
  if (!/^[0-9a-f-]+$/.test(start)) return [];
  const rows = await storage.read((db) =>
    db.selectFrom('submissions').select('id').where('id', 'like', `${start}%`).limit(2).execute(),
  );
  return rows.map(({ id }) => id);
}
