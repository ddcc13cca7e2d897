import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/**
 * What each translation of a language was made from: the hash of its English text by item, `news/2026-10-vpn-locations`,
 * `common/shell.skip` or `search-words`.
 */
export type Marks = Readonly<Record<string, string>>;

const fileOf = (code: string, root: string) => `${root}/locales/${code}/translated-from.json`;

/**
 * The marks of a language; none where nothing was marked yet.
 *
 * @param root the project, or a copy of it in a test
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

/** Names the words of an English text; line ends and white space at the ends of lines do not count. */
export function sourceHash(source: string): string {
  const text = source.replace(/[ \t]*\r?\n/g, '\n').trim();
  return createHash('sha256').update(text).digest('base64url').slice(0, 12);
}
