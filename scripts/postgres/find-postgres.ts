import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { canInstallPackages, installPackages, isExecutable, programFolders } from '#scripts/system-programs.ts';

/**
 * Finds the folder of PostgreSQL's programs. If there is none and the user is root, installs the Debian package.
 *
 * @throws Error that says what to do
 */
export async function findPostgres(): Promise<string> {
  const existing = findInstalled();
  if (existing) return existing;
  let reason = '';
  if (canInstallPackages()) {
    await installPackages(['postgresql']).catch((error: unknown) => {
      reason = ` (installing the Debian package failed: ${String(error).split('\n')[0] ?? ''})`;
    });
  }
  const folder = findInstalled();
  if (folder) return folder;
  throw new Error(
    `PostgreSQL not found${reason}; install your system's package, "postgresql" on Debian, which provides initdb and postgres.`,
  );
}

/** Debian installs the programs in a folder per version that is not on the `PATH`; other systems use the `PATH`. */
function findInstalled(): string | undefined {
  const debian = globSync('/usr/lib/postgresql/*/bin/postgres').sort().reverse();
  const program = [...debian, ...programFolders().map((folder) => join(folder, 'postgres'))].find(
    (file) => isExecutable(file) && isExecutable(join(dirname(file), 'initdb')),
  );
  return program && dirname(program);
}
