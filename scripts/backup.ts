/**
 * `npm run backup -- FOLDER`: copies the database, encrypted, to a new file in the folder, and deletes backups there
 * before they are older than the privacy policy allows, also when the new one fails. Reads the same environment variables
 * as the server; safe to run while it runs.
 */
import { readEnv, toConfig } from '#server/config.ts';
import { deleteOldBackups, writeBackup } from './backup/write-backup.ts';
import { CommandError, makeFolder, runCommand } from './command-line.ts';

const usage = 'Example: npm run backup -- /var/backups/northlamp';

await runCommand(async ([folder, ...rest]) => {
  if (!folder || rest.length > 0 || folder.startsWith('-')) throw new CommandError(`Name one backup folder. ${usage}`);
  makeFolder(folder);
  const now = new Date();
  for (const old of deleteOldBackups(folder, now)) console.log(`Deleted ${old}`);
  return `Wrote ${await writeBackup(toConfig(readEnv()), folder, now)}`;
}, usage);
