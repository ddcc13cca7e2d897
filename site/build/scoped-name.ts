import { createHash } from 'node:crypto';
import { basename, relative } from 'node:path';

/**
 * The class name that a local name of a CSS module gets in the page: short, since it is repeated in every element,
 * and the same in each build.
 */
export function scopedName(name: string, file: string): string {
  const path = relative(process.cwd(), file);
  const hash = createHash('sha256').update(`${path}:${name}`).digest('base64url').replace(/[-_]/g, '').slice(0, 4);
  return `${basename(file)[0]?.toLowerCase() ?? ''}${hash}`;
}
