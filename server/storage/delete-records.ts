import type { Database, Storage } from './storage.ts';

/** The tables with visitors' records, and the column of their mails that refers to them. */
const owners = { submissions: 'submission_id', subscribers: 'subscriber_id' } as const;

/** Records per transaction. Small, because their files may be large and other writes have to wait. */
const batchSize = 20;

/** Selects the ids of records, in batches. */
type Selection = (db: Database) => { limit: (count: number) => { execute: () => Promise<{ id: string }[]> } };

/**
 * Deletes the selected records with their uploads and mails. Mails that were written to files are removed
 * afterwards, by `removeOrphanedMails()`.
 *
 * @returns numbers of deleted records and mails
 * @throws StorageUnavailable
 */
export async function deleteRecords(storage: Storage, table: keyof typeof owners, select: Selection) {
  const deleted = { records: 0, mails: 0 };
  for (;;) {
    const { records, mails } = await storage.write(async (db) => {
      const ids = (await select(db).limit(batchSize).execute()).map(({ id }) => id);
      // PostgreSQL has no empty lists.
      if (ids.length === 0) return { records: 0, mails: 0 };
      const mails = await db.deleteFrom('outbox_mails').where(owners[table], 'in', ids).executeTakeFirstOrThrow();
      await db.deleteFrom(table).where('id', 'in', ids).execute();
      return { records: ids.length, mails: Number(mails.numDeletedRows) };
    });
    deleted.records += records;
    deleted.mails += mails;
    if (records < batchSize) return deleted;
  }
}
