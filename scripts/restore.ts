/**
 * `npm run restore -- FILE [--identity KEYFILE]`: restores a backup into the database of `DATABASE_URL`, which must not
 * exist (SQLite) or be empty (PostgreSQL). Stop the server first. `--identity -` reads the private key from
 * standard input, so that it is never on this machine's disk.
 */
import { parseArgs } from 'node:util';
import { readEnv, toConfig } from '#server/config.ts';
import { restoreBackup } from './backup/restore-backup.ts';
import { CommandError, runCommand } from './command-line.ts';

const usage =
  'Example: npm run restore -- northlamp-2026-11-22T033000.000Z.sqlite.age --identity northlamp-backup-key.txt';

await runCommand(async (args) => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { identity: { type: 'string' } },
  });
  const [file, ...rest] = positionals;
  if (file === undefined || rest.length > 0) throw new CommandError(`Name one backup. ${usage}`);
  await restoreBackup(toConfig(readEnv()), file, values.identity);
  return `Restored ${file}`;
}, usage);
