import { randomBytes } from 'node:crypto';
import type { Write } from './storage.ts';

/** Creates `Storage.secret`: the first process that requests a name generates the secret, all others read it. */
export function createSecrets(write: Write): (name: string) => Promise<Buffer> {
  const known = new Map<string, Promise<Buffer>>();
  return (name) => {
    const secret = known.get(name) ?? readOrMake(write, name);
    known.set(name, secret);
    // Don't cache failures.
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
