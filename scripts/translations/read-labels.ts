import { existsSync, readFileSync } from 'node:fs';
import type { Labels } from '#locales/label-keys.ts';

/**
 * The labels of a file; none where there is none.
 *
 * @param root the project, or a copy of it in a test
 */
export function readLabels(code: string, namespace: string, root = '.'): Labels {
  const file = `${root}/locales/${code}/${namespace}.json`;
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Labels) : {};
}
