/**
 * `npm run backup -- FOLDER`: copies the database to a new file in the folder and deletes copies there that are older
 * than the privacy policy allows. Reads the same environment variables as the server; safe to run while it runs.
 */
import { ConfigurationError } from '#contracts/environment.ts';
import { readEnv, toConfig } from '#server/config.ts';
import { BackupError, writeBackup } from './backup/write-backup.ts';

// A backup contains visitors' messages: only the current user may read it.
process.umask(0o077);

try {
  const [folder] = process.argv.slice(2);
  if (!folder) throw new BackupError('Missing backup folder. Example: npm run backup -- /var/backups/northlamp');
  const { file, deleted } = await writeBackup(toConfig(readEnv()).database, folder, new Date());
  for (const old of deleted) console.log(`Deleted ${old}`);
  console.log(`Wrote ${file}`);
} catch (error) {
  if (!(error instanceof BackupError) && !(error instanceof ConfigurationError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
