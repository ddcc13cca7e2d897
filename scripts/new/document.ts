import { existsSync, writeFileSync } from 'node:fs';
import type { NewDocument } from './documents.ts';

/**
 * Creates an English document from a title.
 *
 * @param root project folder, or a copy of it in a test
 * @param today `2026-11-21`
 * @returns the new file
 * @throws Error that says what to do if the title has no usable characters or the file exists
 */
export function newDocument(
  { folder, extension, text }: NewDocument,
  title: string,
  today: string,
  root = '.',
): string {
  const slug = slugOf(title);
  if (slug.length < 3) throw new Error(`"${title}" is not usable as a slug; use Latin letters or digits.`);
  const name = folder === 'news' ? `${today.slice(0, 7)}-${slug}` : slug;
  const file = `content/${folder}/en/${name}.${extension}`;
  if (existsSync(`${root}/${file}`)) throw new Error(`${file} already exists.`);
  writeFileSync(`${root}/${file}`, text(title, today));
  return file;
}

/** The slug of a title: lowercase ASCII letters and digits, words separated by hyphens. */
export function slugOf(title: string): string {
  return title
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)
    .replace(/-$/, '');
}
