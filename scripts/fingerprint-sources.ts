import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';

/** Inputs of a build. */
const sources = ['astro.config.ts', 'package-lock.json', '{content,contracts,locales,public,search,site}/**/*'];

/**
 * Hashes the names and contents of all inputs of a build, so that `npm start` can tell whether the build is up to date.
 *
 * @param root project folder
 */
export function fingerprintSources(root = '.'): string {
  const hash = createHash('sha256');
  const files = sources
    .flatMap((pattern) => globSync(pattern, { cwd: root, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => `${entry.parentPath}/${entry.name}`)
    .sort();
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(file)).update('\0');
  return hash.digest('hex').slice(0, 32);
}
