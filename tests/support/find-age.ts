import { join } from 'node:path';
import { canInstallPackages, installPackages, isExecutable, programFolders } from '#scripts/system-programs.ts';

/** Returns the path of the program `age`, installed as Debian's package if it is missing and this user may; else undefined. */
export async function findAge(): Promise<string | undefined> {
  const find = () =>
    programFolders()
      .map((folder) => join(folder, 'age'))
      .find(isExecutable);
  if (!find() && canInstallPackages()) await installPackages(['age']);
  return find();
}
