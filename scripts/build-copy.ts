import { existsSync } from 'node:fs';
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { languages } from '#locales/registry.ts';

/** The inputs of a build, and of the editor, which formats what it saves. */
const sources = [
  '.oxfmtrc.json',
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

/** Cache of rendered share images. */
const images = '.cache/share-images';

/**
 * Copies the project to a temporary folder where it can be changed and built.
 *
 * @param codes languages whose labels and documents are copied; must include `en`. A build checks every copied
 * language.
 * @returns the folder, and a function that deletes it
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

/**
 * Whether a file is language-neutral (`locales/registry.ts`) or belongs to one of the languages
 * (`content/faq/en/x.yaml`).
 */
export function isCopied(file: string, codes: readonly string[]): boolean {
  const [, code] = /^(?:locales|content\/[\w-]+)\/(\w+)(?=\/|$)/.exec(file) ?? [];
  return codes.some((one) => one === code) || !languages.some((language) => language.code === code);
}
