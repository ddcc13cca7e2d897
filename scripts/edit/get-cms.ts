import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

const version = '3.16.3';
/** Of the package in the registry. */
const integrity = 'sha512-hf+dPlCh7TJmWl8+6VRzHYOWhri5xgUknrZbDewaWe4s9B7xJ8PQugp2QHeSldMUKzav6+z0oIpwUYhUJDYtYw==';
const downloadTimeoutMs = 300_000;

/**
 * Finds Decap CMS, or downloads its package from the registry once. It is one finished script: as a dependency it would
 * install 750 packages that nothing here uses.
 *
 * @returns the folder with `decap-cms.js`
 * @throws Error that says what to do
 */
export async function getCms(): Promise<string> {
  const folder = `.cache/editor/decap-cms-${version}`;
  const scripts = join(folder, 'package/dist');
  if (existsSync(join(scripts, 'decap-cms.js'))) return scripts;
  console.log(`Downloading the editor, once: decap-cms ${version}, 15 MB.`);
  mkdirSync(folder, { recursive: true });
  await run('npm', ['pack', `decap-cms@${version}`, '--pack-destination', folder], {
    timeout: downloadTimeoutMs,
  }).catch((error: unknown) => {
    throw new Error(
      'The editor could not be downloaded from the npm registry. It needs the internet the first time it runs.',
      { cause: error },
    );
  });
  const archive = join(folder, `decap-cms-${version}.tgz`);
  const found = `sha512-${createHash('sha512').update(readFileSync(archive)).digest('base64')}`;
  if (found !== integrity)
    throw new Error(`${archive} is not the package that was reviewed: delete ${folder} and try again.`);
  await run('tar', ['-xzf', archive, '-C', folder, '--exclude=*.map']);
  return scripts;
}
