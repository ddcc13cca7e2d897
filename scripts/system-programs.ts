import { execFile } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Downloading and unpacking a package takes about a minute; a mirror that does not respond must not block a run. */
const installTimeoutMs = 300_000;

/** The folders on the `PATH`. */
export function programFolders(): string[] {
  return (process.env.PATH ?? '').split(delimiter);
}

/** Whether a file exists and this user can execute it. */
export function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Whether Debian packages can be installed: the user is root, and apt-get exists. */
export function canInstallPackages(): boolean {
  return process.getuid?.() === 0 && programFolders().some((folder) => isExecutable(join(folder, 'apt-get')));
}

/**
 * Installs Debian packages. Waits while another installation is running.
 *
 * @throws Error whose first line is apt-get's message
 */
export async function installPackages(names: readonly string[]): Promise<void> {
  console.error(`${names.join(', ')} not found: installing the Debian package.`);
  const options = { timeout: installTimeoutMs, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  const wait = ['-o', 'DPkg::Lock::Timeout=240'];
  await run('apt-get', ['update', '-qq', ...wait], options);
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...wait, ...names], options);
}
