import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/**
 * The English source of each translation in a language: the hash of the English text by item, such as
 * `news/2026-10-vpn-locations`, `common/shell.skip`, or `search-words`.
 */
export type Marks = Readonly<Record<string, string>>;

const fileOf = (code: string, root: string) => `${root}/locales/${code}/translated-from.json`;

/**
 * Reads the marks of a language; empty if there are none.
 *
 * @param root project folder, or a copy of it in a test
 */
export function readMarks(code: string, root = '.'): Marks {
  const file = fileOf(code, root);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Marks) : {};
}

/** Writes the marks of a language, sorted by item. */
export function writeMarks(code: string, marks: Marks, root = '.'): void {
  const sorted = Object.fromEntries(Object.entries(marks).sort(([one], [other]) => (one < other ? -1 : 1)));
  writeFileSync(fileOf(code, root), `${JSON.stringify(sorted, null, 2)}\n`);
}

/** Hashes an English text. Ignores line endings and trailing whitespace. */
export function sourceHash(source: string): string {
  const text = source.replace(/[ \t]*\r?\n/g, '\n').trim();
  return createHash('sha256').update(text).digest('base64url').slice(0, 12);
}
