import { execFile } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

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
  return process.getuid?.() === 0 && aptGet() !== undefined;
}

function aptGet(): string | undefined {
  return programFolders()
    .map((folder) => join(folder, 'apt-get'))
    .find(isExecutable);
}

/** Debian installs servers in folders that are only on root's path. */
const serverFolders = ['/usr/sbin', '/sbin'];

/**
 * Finds a program on the `PATH`. If there is none and the user is root, installs Debian packages.
 *
 * @param name of the program, or several names, the preferred one first
 * @param debianPackage that provides it, or several packages
 * @param more folders to look in, before those on the `PATH`; a function, since packages create some
 * @returns its path
 * @throws Error that says what to do
 */
export async function findProgram(
  name: string | readonly string[],
  debianPackage: string | readonly string[] = name,
  more: () => readonly string[] = () => [],
): Promise<string> {
  const [names, packages] = [[name].flat(), [debianPackage].flat()];
  const find = () =>
    names
      .flatMap((one) => [...more(), ...programFolders(), ...serverFolders].map((folder) => join(folder, one)))
      .find((file) => isExecutable(file));
  const found = find();
  if (found) return found;
  const advice = `install your system's package, on Debian ${packages.join(' and ')}.`;
  if (!canInstallPackages()) throw new Error(`${names.join(' or ')} not found: ${advice}`);
  await installPackages(packages).catch((error: unknown) => {
    throw new Error(`${names.join(' or ')} not found, and installing it failed (${firstLine(error)}): ${advice}`);
  });
  const installed = find();
  if (installed) return installed;
  throw new Error(`${packages.join(' and ')} do not contain ${names.join(' or ')}: ${advice}`);
}

function firstLine(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
}

const install = 'apt-get -qq update && apt-get -qq install -y --no-install-recommends "$@"';

/**
 * Installs Debian packages. Waits while another test does, because apt-get does not wait for the lock of the package
 * lists.
 *
 * @throws Error whose first line is apt-get's reason
 */
export async function installPackages(names: readonly string[]): Promise<void> {
  console.error(`${names.join(', ')} not found: installing the Debian package.`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', LC_ALL: 'C' };
  const command = [aptGet() ?? '', 'sh', '-c', install, 'sh', ...names];
  await promisify(execFile)('flock', command, { timeout: installTimeoutMs, env }).catch((error: unknown) => {
    const output = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error);
    throw new Error(/^E: (.*)$/m.exec(output)?.[1] ?? output, { cause: error });
  });
}
