import { existsSync, readFileSync } from 'node:fs';
import type { Labels } from './label-keys.ts';

/**
 * Reads a label file; empty if it does not exist.
 *
 * @param namespace name of the file: `common`
 * @param root project folder, or a copy of it in a test
 */
export function readLabels(code: string, namespace: string, root = '.'): Labels {
  const file = `${root}/locales/${code}/${namespace}.json`;
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Labels) : {};
}
