import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';

/** What a built page can depend on. */
const sources = [
  'astro.config.ts',
  'package-lock.json',
  '{content,contracts,locales,public,search,site}/**/*',
  'scripts/build.ts',
  'scripts/build/**/*',
];

/**
 * One hash over the names and contents of all files a build is made from, so that a start can tell whether the build it
 * finds is that of the files it finds.
 *
 * @param root the project
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
