import { existsSync, writeFileSync } from 'node:fs';
import type { NewDocument } from './documents.ts';

/**
 * Makes an English document from a title.
 *
 * @param root the project, or a copy of it in a test
 * @param today `2026-11-21`
 * @returns the file made
 * @throws Error that says what to do, when the title leaves no name or the name is taken
 */
export function newDocument(
  { folder, extension, text }: NewDocument,
  title: string,
  today: string,
  root = '.',
): string {
  const slug = slugOf(title);
  if (slug.length < 3) throw new Error(`"${title}" leaves no name for the address; use Latin letters or digits.`);
  const name = folder === 'news' ? `${today.slice(0, 7)}-${slug}` : slug;
  const file = `content/${folder}/en/${name}.${extension}`;
  if (existsSync(`${root}/${file}`)) throw new Error(`${file} is there already.`);
  writeFileSync(`${root}/${file}`, text(title, today));
  return file;
}

/** The name of a title in an address: small letters and digits of ASCII, a hyphen between words. */
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
