import { randomBytes } from 'node:crypto';
import type { Write } from './storage.ts';

/** Makes `Storage.secret`: the first process to ask for a name makes it, all others read it. */
export function createSecrets(write: Write): (name: string) => Promise<Buffer> {
  const known = new Map<string, Promise<Buffer>>();
  return (name) => {
    const secret = known.get(name) ?? readOrMake(write, name);
    known.set(name, secret);
    // A failure is not cached.
    secret.catch(() => known.delete(name));
    return secret;
  };
}

function readOrMake(write: Write, name: string): Promise<Buffer> {
  return write(async (db) => {
    const value = randomBytes(32).toString('base64url');
    await db
      .insertInto('secrets')
      .values({ name, value })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const row = await db.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirstOrThrow();
    return Buffer.from(row.value, 'base64url');
  });
}
