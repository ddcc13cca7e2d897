import { existsSync } from 'node:fs';
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { languages } from '#locales/registry.ts';

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

/** Images of shared links that were drawn before. */
const images = '.cache/share-images';

/**
 * Makes a copy of the project in a folder of its own, which can be changed and built.
 *
 * @param codes of the languages whose labels and documents it has, `en` among them: a build checks all that are there
 * @returns the folder, and what removes it
 */
export async function copyProject(
  codes: readonly string[] = languages.map(({ code }) => code),
): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'northlamp-copy-'));
  const filter = (file: string) => isCopied(relative('.', file), codes);
  await Promise.all(sources.map((name) => cp(resolve(name), join(folder, name), { recursive: true, filter })));
  if (existsSync(images)) await cp(images, join(folder, images), { recursive: true });
  await symlink(resolve('node_modules'), join(folder, 'node_modules'));
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** Whether a file belongs to no language, `locales/registry.ts`, or to one of these, `content/faq/en/x.yaml`. */
export function isCopied(file: string, codes: readonly string[]): boolean {
  const [, code] = /^(?:locales|content\/[\w-]+)\/(\w+)(?=\/|$)/.exec(file) ?? [];
  return codes.some((one) => one === code) || !languages.some((language) => language.code === code);
}
