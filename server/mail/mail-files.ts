import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Storage } from '#server/storage/storage.ts';

/** Ids per query. */
const batchSize = 500;

/**
 * Removes the files of mails that are no longer in the database, because their records were erased or have expired.
 * Compares instead of deleting the files of certain records, so that no crash leaves one behind.
 *
 * @param folder of mails written to files; may be missing
 * @throws StorageUnavailable
 */
export async function removeOrphanedMails(storage: Storage, folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  const files = names.flatMap((name) => {
    const [, id] = /^([\da-f-]{36})\.eml(\.part)?$/.exec(name) ?? [];
    return id === undefined ? [] : [{ name, id }];
  });
  while (files.length > 0) {
    const batch = files.splice(0, batchSize);
    const ids = batch.map(({ id }) => id);
    const rows = await storage.read((db) =>
      db.selectFrom('outbox_mails').select('id').where('id', 'in', ids).execute(),
    );
    const known = new Set(rows.map(({ id }) => id));
    for (const { name, id } of batch) if (!known.has(id)) await rm(join(folder, name), { force: true });
  }
}
