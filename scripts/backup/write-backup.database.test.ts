import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { afterAll, describe, expect, test } from 'vitest';
import type { Config } from '#server/config.ts';
import { createIntake } from '#server/forms/intake.ts';
import { openStorage } from '#server/storage/open-storage.ts';
import { databases } from '#tests/support/databases.ts';
import { findAge } from '#tests/support/find-age.ts';
import { openTestStorage } from '#tests/support/open-databases.ts';
import { runCommandHere } from '#tests/support/run-command.ts';
import { makeEntry, makeUpload } from '#tests/support/server/make-entry.ts';
import { restoreBackup } from './restore-backup.ts';
import { deleteOldBackups, writeBackup } from './write-backup.ts';

const folder = mkdtempSync(join(tmpdir(), 'backup-'));
afterAll(() => rmSync(folder, { recursive: true }));

const now = new Date('2026-11-22T12:30:05.250Z');
const secret = await generateX25519Identity();
const recipient = await identityToRecipient(secret);
const key = join(folder, 'key.txt');
writeFileSync(key, `# created: 2026-11-22\n# public key: ${recipient}\n${secret}\n`);
const otherKey = join(folder, 'other-key.txt');
writeFileSync(otherKey, await generateX25519Identity());

type Settings = Pick<Config, 'database' | 'backupRecipients' | 'allowUnencrypted'>;
const encrypted = (database: Settings['database']): Settings => ({
  database,
  backupRecipients: [recipient],
  allowUnencrypted: [],
});
const unencrypted = (database: Settings['database']): Settings => ({
  database,
  backupRecipients: [],
  allowUnencrypted: ['backup'],
});
const newFolder = (name: string) => {
  const path = join(folder, name);
  mkdirSync(path);
  return path;
};

describe.each(databases)('$name', async ({ name, create }) => {
  const { storage, database } = await openTestStorage(name);
  const intake = createIntake(storage, () => undefined, Date.now);
  const resume = makeUpload(folder, Buffer.alloc(300_000, 'résumé of Asta '));
  const fields = { name: 'Asta', email: 'asta@example.com', message: 'Hello' };
  await intake.accept(makeEntry({ fields, files: [resume] }));
  const own = newFolder(name);
  const file = await writeBackup(encrypted(database.config), own, now);

  /** Tries to restore into a new database; returns what it holds then. */
  const restore = async (
    backup: string,
    identity: string | undefined,
    allowUnencrypted: Settings['allowUnencrypted'] = [],
  ) => {
    const other = await create();
    try {
      const reason = await restoreBackup({ database: other.config, allowUnencrypted }, backup, identity).then(
        () => '',
        (error: unknown) => (error as Error).message,
      );
      if (reason) await expect(openStorage(other.config, 'existing')).rejects.toThrow(/does not exist|has no tables/);
      if (reason) return reason;
      const restored = await openStorage(other.config, 'existing');
      const rows = await restored.read((db) => db.selectFrom('submissions').select('email_key').execute());
      await restored.close();
      return rows;
    } finally {
      await other.remove();
    }
  };

  test("a backup can't be read without the key: it holds no readable address, text or file", () => {
    expect(readdirSync(own)).toEqual([file.slice(own.length + 1)]);
    expect(file).toMatch(/\/northlamp-2026-11-22T123005\.250Z\.(sqlite|dump)\.age$/);
    expect(statSync(file).mode & 0o077).toBe(0);
    const bytes = readFileSync(file).toString('latin1');
    expect(bytes).toMatch(/^age-encryption\.org\/v1\n-> X25519 /);
    expect(bytes).not.toMatch(/asta|résumé|SQLite|PGDMP|submissions/i);
  });

  test('two backups that begin in the same millisecond are two files', async () => {
    const both = newFolder(`${name}-both`);
    const write = () => writeBackup(encrypted(database.config), both, now);
    expect(new Set(await Promise.all([write(), write()])).size).toBe(2);
    expect(readdirSync(both)).toHaveLength(2);
  });

  test('a backup taken during use restores every submission', async () => {
    expect(await restore(file, key)).toEqual([{ email_key: 'asta@example.com' }]);
  });

  test('a wrong key, a missing key and a file without a key are one sentence each, and nothing changes', async () => {
    expect(await restore(file, otherKey)).toBe(`The key does not fit ${file}.`);
    expect(await restore(file, undefined)).toBe(`${file} is encrypted; name the key: --identity FILE.`);
    expect(await restore(file, file)).toBe('--identity names no file with a private key as age-keygen writes it.');
  });

  test('a truncated or changed backup is one sentence, and nothing changes', async () => {
    const bytes = readFileSync(file);
    const changed = Buffer.from(bytes);
    changed[changed.length >> 1] = (changed[changed.length >> 1] ?? 0) ^ 1;
    for (const content of [bytes.subarray(0, -1), bytes.subarray(0, 100), changed]) {
      const part = join(folder, `${name}-part.age`);
      writeFileSync(part, content);
      expect(await restore(part, key)).toBe(`${part} is damaged or not complete.`);
    }
  });

  test('an unencrypted backup of an earlier version is refused in one sentence, unless it is allowed by name', async () => {
    const old = await writeBackup(unencrypted(database.config), newFolder(`${name}-old`), now);
    expect(old).toMatch(/\.(sqlite|dump)$/);
    expect(await restore(old, undefined)).toContain('is not encrypted, so anyone could have changed it');
    expect(await restore(old, undefined, ['backup'])).toEqual([{ email_key: 'asta@example.com' }]);
  });

  test('a restore never replaces data', async () => {
    await expect(restoreBackup(encrypted(database.config), file, key)).rejects.toThrow(
      /exists; stop the server and move the old database away first|is not empty; restore into a new one/,
    );
    expect(await storage.read((db) => db.selectFrom('submissions').select('id').execute())).toHaveLength(1);
  });

  test('a backup of the other database is refused', async () => {
    const config: Settings['database'] =
      database.config.dialect === 'sqlite'
        ? { dialect: 'postgres', url: 'postgres://127.0.0.1:1/none' }
        : { dialect: 'sqlite', path: join(folder, 'other.sqlite') };
    await expect(restoreBackup(encrypted(config), file, key)).rejects.toThrow(
      `${file} holds ${database.config.dialect} data, but DATABASE_URL names a ${config.dialect} database.`,
    );
  });

  test('the program age reads a backup, and what age encrypted can be restored', async ({ skip }) => {
    const age = await findAge();
    if (age === undefined) return skip('age is not installed and this user may not install it');
    const [plain, again] = [join(folder, `${name}-plain`), join(folder, `${name}-again`)];
    execFileSync(age, ['--decrypt', '--identity', key, '--output', plain, file]);
    execFileSync(age, ['--recipient', recipient, '--output', again, plain]);
    expect(await restore(again, key)).toEqual([{ email_key: 'asta@example.com' }]);
  });
});

test('no copy of the database stays behind next to it, and those of killed backups are removed', async () => {
  const own = newFolder('copies');
  const path = join(own, 'site.sqlite');
  await (await openStorage({ dialect: 'sqlite', path })).close();
  mkdirSync(join(own, 'backup-killed'));
  execFileSync('touch', ['--date=2026-01-01', join(own, 'backup-killed')]);
  await writeBackup(encrypted({ dialect: 'sqlite', path }), folder, now);
  expect(readdirSync(own).filter((name) => name.startsWith('backup-'))).toEqual([]);
});

test('old backups are deleted before they exceed the retention limit, and no other files', () => {
  const own = newFolder('retention');
  const old = [
    '2026-10-24T133004Z.sqlite',
    '2026-10-24T133004.999Z.dump.age',
    '2026-10-24T133004.000Z.sqlite.age.part',
  ];
  const young = ['2026-10-24T133006Z.sqlite', '2026-11-21T123006.000Z.sqlite.age', 'notes.txt'];
  for (const name of [...old, ...young]) writeFileSync(join(own, `northlamp-${name}`), '');
  expect(deleteOldBackups(own, now).toSorted()).toEqual(old.map((name) => `northlamp-${name}`).toSorted());
  expect(readdirSync(own).toSorted()).toEqual(young.map((name) => `northlamp-${name}`).toSorted());
});

test('a failed backup reports the reason, leaves no file, and creates no database', async () => {
  const own = newFolder('failed');
  const path = join(folder, 'none.sqlite');
  await expect(writeBackup(encrypted({ dialect: 'sqlite', path }), own, now)).rejects.toThrow(
    `${path}, which does not exist`,
  );
  const url = 'postgres://site:secret@127.0.0.1:1/site';
  await expect(writeBackup(encrypted({ dialect: 'postgres', url }), own, now)).rejects.toThrow(
    /^pg_dump failed: .*127\.0\.0\.1(?!.*secret)/s,
  );
  expect(readdirSync(own)).toEqual([]);
  expect(existsSync(path)).toBe(false);
});

describe('the commands', () => {
  const own = newFolder('commands');
  const path = join(own, 'site.sqlite');
  const variables = { DATABASE_URL: `sqlite:${path}`, BACKUP_RECIPIENT: recipient };
  const run = (script: 'backup' | 'restore', args: string[], more: Record<string, string> = {}) =>
    runCommandHere(script, args, { ...variables, ...more });
  /** Runs the command in a process of its own. */
  const runApart = (
    script: 'backup' | 'restore',
    args: string[],
    DATABASE_URL = variables.DATABASE_URL,
    input = '',
  ) => {
    const env = { ...variables, DATABASE_URL, NODE_COMPILE_CACHE: resolve('.cache/compile') };
    return execFileSync(process.execPath, [`scripts/${script}.ts`, ...args], { env, input, encoding: 'utf8' });
  };

  test('a restore reads what a backup has written', async () => {
    await (await openStorage({ dialect: 'sqlite', path })).close();
    const target = join(own, 'target');
    runApart('backup', [target]);
    const [name = '', ...others] = readdirSync(target);
    expect(others).toEqual([]);
    const restored = { DATABASE_URL: `sqlite:${join(own, 'restored.sqlite')}` };
    const result = await run('restore', [join(target, name), '--identity', key], restored);
    expect(result).toEqual({ code: 0, text: `Restored ${join(target, name)}\n` });
    expect(readdirSync(own).filter((one) => one.startsWith('restored'))).toEqual(['restored.sqlite']);
  });

  test('the key can come from standard input, so that it is on no disk of the server', () => {
    const [name = ''] = readdirSync(join(own, 'target'));
    const args = [join(own, 'target', name), '--identity', '-'];
    expect(runApart('restore', args, `sqlite:${join(own, 'piped.sqlite')}`, `${secret}\n`)).toMatch(/^Restored /);
  });

  test('a backup that fails, here without a key, still deletes the old ones', async () => {
    const target = newFolder('old-and-failed');
    writeFileSync(join(target, 'northlamp-2020-01-01T000000Z.sqlite'), '');
    const { code, text } = await run('backup', [target], { BACKUP_RECIPIENT: '' });
    expect(code).toBe(1);
    expect(text).toMatch(
      /^Deleted northlamp-2020-01-01T000000Z\.sqlite\nBACKUP_RECIPIENT is not set; expected .*\.\n$/,
    );
    expect(readdirSync(target)).toEqual([]);
  });

  test('mistakes are answered in time with one sentence', async () => {
    const none = join(own, 'none');
    const texts: string[] = [];
    const mistakes: Parameters<typeof run>[] = [
      ['backup', []],
      ['backup', ['/proc/x']],
      ['backup', [path]],
      ['backup', [own], { BACKUP_RECIPIENT: `${recipient}0` }],
      ['backup', [own], { BACKUP_RECIPIENT: secret }],
      ['restore', []],
      ['restore', [none]],
      ['restore', ['/dev/zero']],
      ['restore', [path, '--key', key]],
      ['restore', [key]],
    ];
    for (const [script, args, more] of mistakes) {
      const { code, text } = await run(script, args, more);
      expect(code, text).toBe(1);
      texts.push(text);
    }
    expect(texts).toEqual([
      'Name one backup folder. Example: npm run backup -- /var/backups/northlamp\n',
      expect.stringMatching(/^\/proc\/x is not a folder and can't be made one \(ENOENT\); .*\.\n$/),
      expect.stringMatching(/site\.sqlite is not a folder and can't be made one \(EEXIST\); .*\.\n$/),
      'BACKUP_RECIPIENT is mistyped; expected a public key as age-keygen prints it.\n',
      expect.stringMatching(/^BACKUP_RECIPIENT is a value of \d+ characters that is not shown; expected .*\.\n$/),
      expect.stringMatching(/^Name one backup\. .*\n$/),
      `${none} is not a file.\n`,
      '/dev/zero is not a file.\n',
      expect.stringMatching(/^Unknown option '--key'.*\nExample: .*\n$/),
      `${key} is not a backup of this program.\n`,
    ]);
  });
});
