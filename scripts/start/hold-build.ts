import { copyFileSync, linkSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * Keeps the build for this process: a later build replaces the files in `dist`, and this process would answer with
 * errors for pages that it hasn't read yet. The kept files are hard links, which need no space of their own.
 *
 * @param cacheFolder holds a folder for each process; those of processes that have ended are deleted
 * @returns the folder to serve; it is deleted when this process exits
 */
export function holdBuild(distFolder: string, cacheFolder: string): string {
  mkdirSync(cacheFolder, { recursive: true });
  for (const name of readdirSync(cacheFolder)) {
    if (!isRunning(Number(name))) rmSync(join(cacheFolder, name), { recursive: true, force: true });
  }
  const folder = join(cacheFolder, String(process.pid));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  for (const entry of readdirSync(distFolder, { recursive: true, withFileTypes: true })) {
    const source = join(entry.parentPath, entry.name);
    const target = join(folder, relative(distFolder, source));
    if (entry.isDirectory()) mkdirSync(target, { recursive: true });
    else linkOrCopy(source, target);
  }
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function linkOrCopy(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch {
    // Some file systems have no hard links.
    copyFileSync(source, target);
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // The process may belong to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
