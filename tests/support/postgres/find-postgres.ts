import { execFile } from 'node:child_process';
import { accessSync, constants, globSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A mirror that does not answer must not hang a run. */
const installTimeoutMs = 300_000;

/**
 * The folder with PostgreSQL's programs. Where there is none, root gets Debian's package.
 *
 * @throws Error with one sentence on what to do
 */
export async function findPostgres(): Promise<string> {
  const present = installed();
  if (present) return present;
  let reason = '';
  if (process.getuid?.() === 0) {
    await installDebianPostgres().catch((error: unknown) => {
      reason = ` (Debian's package could not be installed: ${String(error).split('\n')[0] ?? ''})`;
    });
  }
  const folder = installed();
  if (folder) return folder;
  throw new Error(
    `There is no PostgreSQL to test with${reason}; install your system's package, "postgresql" on Debian, so that initdb and postgres are there.`,
  );
}

/** Debian keeps its programs by version beside the path; others have them in it. */
function installed(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const debian = globSync('/usr/lib/postgresql/*/bin/postgres').sort().reverse();
  const program = [...debian, ...folders.map((folder) => join(folder, 'postgres'))].find(
    (file) => isExecutable(file) && isExecutable(join(dirname(file), 'initdb')),
  );
  return program && dirname(program);
}

async function installDebianPostgres(): Promise<void> {
  console.error('No PostgreSQL here: installing Debian’s postgresql.');
  const options = { timeout: installTimeoutMs, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  await run('apt-get', ['update', '-qq'], options);
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'postgresql'], options);
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
