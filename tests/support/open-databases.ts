import { afterAll } from 'vitest';
import { openStorage } from '#server/storage/open-storage.ts';
import type { Storage } from '#server/storage/storage.ts';
import { databases, type TestDatabase } from './databases.ts';

/**
 * Opens storage on a new database, which is closed and removed after the tests of the file.
 *
 * @param name name of an entry of `databases`
 */
export async function openTestStorage(name: string): Promise<{ storage: Storage; database: TestDatabase }> {
  const kind = databases.find((one) => one.name === name);
  if (!kind) throw new Error(`there is no database ${name}`);
  const database = await kind.create();
  const storage = await openStorage(database.config);
  afterAll(async () => {
    await storage.close();
    await database.remove();
  });
  return { storage, database };
}
