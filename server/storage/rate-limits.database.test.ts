import { describe, expect, test } from 'vitest';
import { databases } from '#tests/support/databases.ts';
import { openTestStorage } from '#tests/support/open-databases.ts';
import { createRateLimits } from './rate-limits.ts';
import { openStorage } from './open-storage.ts';

const rule = { name: 'network', limit: 3, windowSeconds: 600 };

describe.each(databases)('$name', async ({ name }) => {
  const { storage, database } = await openTestStorage(name);
  let now = Date.UTC(2026, 10, 21);
  const limits = createRateLimits(storage, () => now);

  test('a key over its limit waits until the oldest event leaves the window', async () => {
    const take = () => limits.take(rule, 'a');
    expect(await take()).toEqual({ allowed: true });
    now += 60_000;
    expect(await take()).toEqual({ allowed: true });
    expect(await take()).toEqual({ allowed: true });
    expect(await take()).toEqual({ allowed: false, retryAfterSeconds: 540 });
    now += 540_000;
    expect(await take()).toEqual({ allowed: true });
    expect(await take()).toMatchObject({ allowed: false, retryAfterSeconds: 60 });
  });

  test('events counted while the clock was ahead do not count when it is right again', async () => {
    const right = now;
    now += 400 * 86_400_000;
    for (let turn = 0; turn < 3; turn++) await limits.take(rule, 'f');
    expect(await limits.take(rule, 'f')).toMatchObject({ allowed: false });
    now = right;
    expect(await limits.take(rule, 'f')).toEqual({ allowed: true });
  });

  test('a window longer than the privacy policy states is rejected', async () => {
    await expect(limits.take({ ...rule, windowSeconds: 86_401 }, 'g')).rejects.toThrow('counts for too long');
  });

  test('keys and rules are counted separately', async () => {
    const once = { ...rule, limit: 1 };
    expect(await limits.take(once, 'b')).toEqual({ allowed: true });
    expect(await limits.take(once, 'c')).toEqual({ allowed: true });
    expect(await limits.take({ ...once, name: 'address' }, 'b')).toEqual({ allowed: true });
    expect(await limits.take(once, 'b')).toMatchObject({ allowed: false });
  });

  test('a repeat is not counted again, even at the limit', async () => {
    const take = (what: string) => limits.take({ ...rule, limit: 2 }, 'e', what);
    expect(await take('one')).toEqual({ allowed: true });
    expect(await take('one')).toEqual({ allowed: true });
    expect(await take('two')).toEqual({ allowed: true });
    expect(await take('three')).toMatchObject({ allowed: false });
    expect(await take('two')).toEqual({ allowed: true });
  });

  test('two processes together do not exceed the limit', async () => {
    const other = await openStorage(database.config);
    const asked = [limits, createRateLimits(other, () => now)].flatMap(({ take }) =>
      Array.from({ length: 10 }, () => take(rule, 'd')),
    );
    const allowed = (await Promise.all(asked)).filter((permission) => permission.allowed);
    expect(allowed).toHaveLength(3);
    await other.close();
  });

  test('keys are stored as hashes only, which a day later nobody can compare', async () => {
    const hashes = async () => {
      await limits.take({ ...rule, name: 'hashed' }, '203.0.113.77');
      const rows = await storage.read((db) => db.selectFrom('rate_windows').selectAll().execute());
      expect(JSON.stringify(rows)).not.toContain('203.0');
      return rows.map(({ key }) => key);
    };
    const before = new Set(await hashes());
    now += 86_400_000;
    const added = (await hashes()).filter((key) => !before.has(key));
    expect(added).toHaveLength(1);
  });
});
