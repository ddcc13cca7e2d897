import { emailKey } from '#server/storage/email-key.ts';
import type { SubmissionForm } from '#server/storage/schema.ts';
import type { Database, Storage } from '#server/storage/storage.ts';

/** A submission for the inbox commands. */
export type ListedSubmission = {
  id: string;
  form: SubmissionForm;
  language: string;
  createdAt: number;
  fields: Readonly<Record<string, string>>;
  files: readonly { id: string; name: string; type: string; bytes: number }[];
};

/** `email`: an address in any spelling, see `emailKey()`. */
export type Selection = { form?: string | undefined; email?: string | undefined; limit?: number | undefined };

const pageSize = 200;

/** Reads submissions page by page, newest first, since all of them may not fit into memory. */
export async function* readSubmissions(storage: Storage, { form, email, limit = Infinity }: Selection) {
  let last: { id: string; created_at: number } | undefined;
  for (let left = limit; left > 0; left -= pageSize) {
    const after = last;
    const rows = await storage.read((db) => readPage(db, { form, email, limit: Math.min(left, pageSize), after }));
    for (const { id, created_at, fields, ...rest } of rows) {
      const files = await storage.read((db) => readFiles(db, id));
      const read = JSON.parse(fields) as Record<string, string>;
      yield { id, createdAt: created_at, fields: read, files, ...rest } satisfies ListedSubmission;
    }
    last = rows.at(-1);
    if (rows.length < pageSize) return;
  }
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

type Page = Selection & { limit: number; after: { id: string; created_at: number } | undefined };

function readPage(db: Database, { form, email, limit, after }: Page) {
  return db
    .selectFrom('submissions')
    .select(['id', 'form', 'language', 'created_at', 'fields'])
    .$if(form !== undefined, (query) => query.where('form', '=', form as SubmissionForm))
    .$if(email !== undefined, (query) => query.where('email_key', '=', emailKey(email ?? '')))
    .$if(after !== undefined, (query) =>
      query.where((eb) =>
        eb.or([
          eb('created_at', '<', after?.created_at ?? 0),
          eb.and([eb('created_at', '=', after?.created_at ?? 0), eb('id', '<', after?.id ?? '')]),
        ]),
      ),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

function readFiles(db: Database, submissionId: string) {
  return db
    .selectFrom('submission_files')
    .select(['id', 'name', 'type', 'bytes'])
    .where('submission_id', '=', submissionId)
    .execute();
}
