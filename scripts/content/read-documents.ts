import { globSync, readFileSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { parse } from 'yaml';

/** A file of `content/`, taken apart. */
export type ContentDocument = {
  /** Path from the project's folder, as messages name it. */
  file: string;
  /** Code of its language. */
  code: string;
  slug: string;
  /** The file as it is. */
  source: string;
  /** Head of a Markdown file, or all of a YAML file; undefined where it cannot be read. */
  fields: unknown;
  /** Text below the head. */
  body: string;
  /** Why the head cannot be read. */
  problem: string | undefined;
};

/**
 * Reads all documents of a collection, sorted by their paths.
 *
 * @param root the project, or a copy of it in a test
 */
export function readDocuments(folder: string, root = '.'): ContentDocument[] {
  return globSync(`content/${folder}/*/*.{md,yaml}`, { cwd: root })
    .sort()
    .map((file) => {
      const source = readFileSync(`${root}/${file}`, 'utf8');
      const [, , code = ''] = file.split('/');
      const [, head, body = ''] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n?([\s\S]*)$/.exec(source) ?? [];
      const yaml = extname(file) === '.yaml' ? source : head;
      const base = { file, code, slug: basename(file, extname(file)), source, body };
      if (yaml === undefined) return { ...base, fields: undefined, problem: 'has no head between two lines of ---' };
      try {
        return { ...base, fields: parse(yaml) as unknown, problem: undefined };
      } catch (error) {
        return {
          ...base,
          fields: undefined,
          problem: `cannot be read: ${(error as Error).message.split('\n')[0] ?? ''}`,
        };
      }
    });
}
