import { globSync, readFileSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { parse, type YAMLParseError } from 'yaml';
import type { Collection } from './collections.ts';

/** A parsed file of `content/`. */
export type ContentDocument = {
  /** Path relative to the project, for messages. */
  file: string;
  /** Language code. */
  code: string;
  slug: string;
  /** Source text of the file. */
  source: string;
  /** Front matter of a Markdown file, or the whole YAML file; undefined if it can't be parsed. */
  fields: unknown;
  /** Text after the front matter. */
  body: string;
  /** Why the front matter can't be parsed. */
  problem: string | undefined;
  /** Line of that problem in the file. */
  problemLine?: number | undefined;
};

/**
 * Reads all documents of a collection, sorted by path.
 *
 * @param root the project, or a copy of it in a test
 * @param code language code; if omitted, all languages
 */
export function readDocuments(
  { folder, extension }: Pick<Collection, 'folder' | 'extension'>,
  root = '.',
  code = '*',
): ContentDocument[] {
  return globSync(`content/${folder}/${code}/*.${extension}`, { cwd: root })
    .sort()
    .map((file) => parseDocument(file, readFileSync(`${root}/${file}`, 'utf8')));
}

/** The codes of the languages that have documents of a collection, sorted. */
export function documentCodes({ folder, extension }: Pick<Collection, 'folder' | 'extension'>, root = '.'): string[] {
  const files = globSync(`content/${folder}/*/*.${extension}`, { cwd: root });
  return [...new Set(files.map((file) => file.split('/')[2] ?? ''))].sort();
}

/**
 * Parses the source text of a document.
 *
 * @param file its path relative to the project
 */
export function parseDocument(file: string, source: string): ContentDocument {
  const [, , code = ''] = file.split('/');
  const extension = extname(file);
  const [, head, body = ''] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n?([\s\S]*)$/.exec(source) ?? [];
  const yaml = extension === '.yaml' ? source : head;
  const document = { file, code, slug: basename(file, extension), source, body: extension === '.yaml' ? '' : body };
  const failed = (problem: string, problemLine?: number) => ({ ...document, fields: undefined, problem, problemLine });
  if (yaml === undefined) return failed('has no front matter between two lines of ---');
  try {
    const fields = parse(yaml) as unknown;
    const bare = unquotedPlaceholder(fields);
    return bare ? failed(quotesNeeded(bare)) : { ...document, fields, problem: undefined };
  } catch (error) {
    const { message, linePos } = error as YAMLParseError;
    const bare = /: (\{\{.*)$/m.exec(message)?.[1];
    // Front matter begins after the line of ---.
    const line = linePos ? linePos[0].line + (extension === '.yaml' ? 0 : 1) : undefined;
    const [reason = ''] = message.split('\n');
    return failed(
      bare ? quotesNeeded(bare) : `cannot be parsed: ${reason.replace(/ at line \d+, column \d+:?$/, '')}`,
      line,
    );
  }
}

/** YAML parses an unquoted value starting with `{{` as nested maps. Returns the placeholder of the first such value. */
function unquotedPlaceholder(fields: unknown): string | undefined {
  if (typeof fields !== 'object' || fields === null) return undefined;
  for (const [key, value] of Object.entries(fields)) {
    const inner = key.startsWith('{ ') ? key.replaceAll(/[{}\s]/g, '') : undefined;
    const found = inner ? `{{${inner}}}` : unquotedPlaceholder(value);
    if (found) return found;
  }
  return undefined;
}

function quotesNeeded(text: string): string {
  return `a text that begins with {{ must be in quotes. Example: "${text}"`;
}
