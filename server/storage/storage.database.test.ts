import { describe, expect, test } from 'vitest';
import { databases } from '#tests/support/databases.ts';
import { openTestStorage } from '#tests/support/open-databases.ts';
import { openStorage } from './open-storage.ts';
import type { Database } from './storage.ts';

const proof = (key: string) => (db: Database) => db.insertInto('spent_proofs').values({ key, expires_at: 1 }).execute();

describe.each(databases)('$name', async ({ name, create }) => {
  const { storage } = await openTestStorage(name);
  const keys = () => storage.read((db) => db.selectFrom('spent_proofs').select('key').orderBy('key').execute());

  test('a job that throws is rolled back without affecting others', async () => {
    const outcomes = await Promise.allSettled([
      storage.write(proof('a')),
      storage.write(async (db) => {
        await proof('b')(db);
        throw new Error('changed its mind');
      }),
      storage.write(proof('c')),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await keys()).toEqual([{ key: 'a' }, { key: 'c' }]);
  });

  test('a job that violates a constraint rejects and is rolled back', async () => {
    await expect(storage.write((db) => proof('a')(db))).rejects.toThrow(/unique/i);
    expect(await keys()).toHaveLength(2);
  });

  test('counts and times are read as numbers, bytes as bytes', async () => {
    const at = Date.UTC(2126, 0);
    await storage.write((db) => db.insertInto('spent_proofs').values({ key: 'z', expires_at: at }).execute());
    const row = await storage.read((db) =>
      db
        .selectFrom('spent_proofs')
        .select(({ fn }) => [fn.countAll<number>().as('count'), fn.max('expires_at').as('latest')])
        .executeTakeFirstOrThrow(),
    );
    expect(row).toEqual({ count: 3, latest: at });
  });

  test('a lock is held by one job at a time', async () => {
    const steps: string[] = [];
    const job = (label: string) =>
      storage.write(async (db) => {
        await storage.lock(db, 'door');
        steps.push(`${label} in`);
        await new Promise((resolve) => setTimeout(resolve, 20));
        steps.push(`${label} out`);
      });
    await Promise.all([job('1'), job('2'), job('3')]);
    for (let at = 0; at < steps.length; at += 2) expect(steps[at + 1]).toBe(steps[at]?.replace('in', 'out'));
  });

  test('a secret is the same for all callers', async () => {
    const [first, second] = await Promise.all([storage.secret('proofs'), storage.secret('proofs')]);
    expect(first).toHaveLength(32);
    expect(second).toEqual(first);
    expect(await storage.secret('other')).not.toEqual(first);
  });

  test('eight concurrent starts on an empty database create the tables once and share the secrets', async () => {
    const database = await create();
    const opened = await Promise.all(Array.from({ length: 8 }, () => openStorage(database.config)));
    const secrets = await Promise.all(opened.map((one) => one.secret('proofs')));
    expect(new Set(secrets.map(String)).size).toBe(1);
    await Promise.all(opened.map((one) => one.close()));
    const again = await openStorage(database.config);
    expect(await again.secret('proofs')).toEqual(secrets[0]);
    await again.close();
    await database.remove();
  });

  test('running jobs are committed on close; later ones reject as unavailable', async () => {
    const database = await create();
    const first = await openStorage(database.config);
    const writing = first.write(async (db) => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      await proof('in time')(db);
    });
    const closed = first.close();
    const refused = { name: 'StorageUnavailable', code: 'closed' };
    await expect(first.write(proof('late'))).rejects.toMatchObject(refused);
    await Promise.all([writing, closed]);
    await expect(first.write(proof('later'))).rejects.toMatchObject(refused);
    await expect(first.read((db) => db.selectFrom('spent_proofs').selectAll().execute())).rejects.toMatchObject(
      refused,
    );
    await expect(first.secret('proofs')).rejects.toMatchObject(refused);
    await first.close();
    const again = await openStorage(database.config);
    expect(await again.read((db) => db.selectFrom('spent_proofs').select('key').execute())).toEqual([
      { key: 'in time' },
    ]);
    await again.close();
    await database.remove();
  });

  test('two instances in one process write concurrently without losing anything', async () => {
    const database = await create();
    const both = await Promise.all([openStorage(database.config), openStorage(database.config)]);
    await Promise.all(
      Array.from({ length: 20 }).flatMap((_, index) =>
        both.map((one, which) =>
          one.write(async (db) => {
            await proof(`${which} ${index} a`)(db);
            await new Promise((resolve) => setTimeout(resolve, 1));
            await proof(`${which} ${index} b`)(db);
          }),
        ),
      ),
    );
    const rows = await both[0].read((db) => db.selectFrom('spent_proofs').select('key').execute());
    expect(rows).toHaveLength(80);
    await Promise.all(both.map((one) => one.close()));
    await database.remove();
  });

  test('a database of a newer version is not changed', async () => {
    const database = await create();
    const later = await openStorage(database.config);
    await later.write((db) =>
      db
        .insertInto('migrations' as 'secrets')
        .values({ name: '9999-later', applied_at: 1 } as never)
        .execute(),
    );
    await later.close();
    await expect(openStorage(database.config)).rejects.toThrow(/does not know \(9999-later\)/);
    await database.remove();
  });
});

test('a database that can not be opened is reported with an error message', async () => {
  await expect(openStorage({ dialect: 'sqlite', path: '/dev/null/x.sqlite' })).rejects.toThrow(
    /^DATABASE_URL names \/dev\/null\/x\.sqlite, which can't be used/,
  );
  await expect(openStorage({ dialect: 'postgres', url: 'postgres://site@127.0.0.1:1/none' })).rejects.toThrow(
    /^DATABASE_URL names a PostgreSQL database that does not answer \(ECONNREFUSED\)/,
  );
});
