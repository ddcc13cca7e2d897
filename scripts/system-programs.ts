import { execFile } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Fetching and unpacking a package takes about a minute; a mirror that does not answer must not hang a run. */
const installTimeoutMs = 300_000;

/** The folders in which the system looks for programs. */
export function programFolders(): string[] {
  return (process.env.PATH ?? '').split(delimiter);
}

/** Whether a file is a program that this user may run. */
export function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Whether packages of Debian can be brought here: by root, with apt-get. */
export function canInstallPackages(): boolean {
  return process.getuid?.() === 0 && programFolders().some((folder) => isExecutable(join(folder, 'apt-get')));
}

/**
 * Brings packages of Debian. Waits where another installation is under way.
 *
 * @throws Error whose first line says what apt-get said
 */
export async function installPackages(names: readonly string[]): Promise<void> {
  console.error(`No ${names.join(', ')} here: installing Debian’s package.`);
  const options = { timeout: installTimeoutMs, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  const wait = ['-o', 'DPkg::Lock::Timeout=240'];
  await run('apt-get', ['update', '-qq', ...wait], options);
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...wait, ...names], options);
}
