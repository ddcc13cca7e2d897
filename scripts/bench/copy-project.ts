import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** What a build reads. */
const sources = [
  'astro.config.ts',
  'content',
  'contracts',
  'locales',
  'package.json',
  'package-lock.json',
  'public',
  'scripts',
  'search',
  'server',
  'site',
  'tsconfig.json',
];

/**
 * Makes a copy of the project in a folder of its own, which can be changed and built.
 *
 * @returns the folder, and what removes it
 */
export async function copyProject(): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'northlamp-copy-'));
  await Promise.all(sources.map((name) => cp(resolve(name), join(folder, name), { recursive: true })));
  await symlink(resolve('node_modules'), join(folder, 'node_modules'));
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
