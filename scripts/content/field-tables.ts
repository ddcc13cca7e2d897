import { z } from 'astro/zod';
import { contentCollections } from '#site/documents/collections.ts';

type Field = { name: string; isRequired: boolean; description: string; example: unknown };

/** Markers around the generated part of docs/writing-content.md. */
export const tableMarks = ['<!-- fields: made by npm run docs:fields -->', '<!-- end of fields -->'] as const;

/** Renders a table for each kind of document with its fields: whether they are required, description, example. */
export function fieldTables(): string {
  return contentCollections
    .map(({ name, folder, extension, schema }) => {
      const title = `**\`content/${folder}/en/${name === 'appPrivacy' ? 'app-privacy' : name === 'appData' ? 'names' : '*'}.${extension}\`**`;
      const rows = fieldsOf(schema).map(
        ({ name: field, isRequired, description, example }) =>
          `| \`${field}\` | ${isRequired ? 'yes' : ''} | ${description} | ${example === undefined ? '' : `\`${formatExample(example)}\``} |`,
      );
      return [title, '', '| field | needed | what | example |', '| --- | --- | --- | --- |', ...rows].join('\n');
    })
    .join('\n\n');
}

/** Returns a document with up-to-date tables. @throws Error if the markers are missing */
export function withFieldTables(document: string): string {
  const [start, end] = tableMarks.map((mark) => document.indexOf(mark));
  if (start === undefined || end === undefined || start < 0 || end < start)
    throw new Error(`the lines ${tableMarks.join(' and ')} are missing`);
  return `${document.slice(0, start)}${tableMarks[0]}\n\n${fieldTables()}\n\n${document.slice(end)}`;
}

function fieldsOf(schema: z.core.$ZodType, prefix = ''): Field[] {
  const inner = unwrap(schema);
  if (!(inner instanceof z.ZodObject)) return [];
  return Object.entries(inner.shape as Readonly<Record<string, z.core.$ZodType>>).flatMap(([name, field]) => {
    const meta = metaOf(field);
    const own = {
      name: prefix + name,
      isRequired: !(field instanceof z.ZodOptional || field instanceof z.ZodDefault),
      description: [(meta.description ?? '').replaceAll('|', String.raw`\|`).replace(/\s+/g, ' '), lengthOf(field)]
        .filter(Boolean)
        .join('; '),
      example: meta.examples?.[0],
    };
    const unwrapped = unwrap(field);
    const parts =
      unwrapped instanceof z.ZodArray
        ? fieldsOf(unwrapped.element, `${prefix}${name}[].`)
        : fieldsOf(unwrapped, `${prefix}${name}.`);
    return [own, ...parts];
  });
}

/** The allowed number of characters of a text. */
export function lengthOf(field: z.core.$ZodType): string {
  const inner = unwrap(field);
  if (!(inner instanceof z.ZodString)) return '';
  const { minLength, maxLength } = inner;
  if (maxLength === null) return '';
  return minLength ? `${minLength} to ${maxLength} characters` : `at most ${maxLength} characters`;
}

/** Description and examples of a field, from the schema or the schema it wraps. */
export function metaOf(schema: z.core.$ZodType): {
  description?: string | undefined;
  examples?: readonly unknown[] | undefined;
} {
  const own = z.globalRegistry.get(schema) as { description?: string; examples?: readonly unknown[] } | undefined;
  const inner = schema instanceof z.ZodOptional || schema instanceof z.ZodDefault ? metaOf(schema.unwrap()) : undefined;
  return { description: own?.description ?? inner?.description, examples: own?.examples ?? inner?.examples };
}

/** The schema of a field that may be omitted. */
export function unwrap(schema: z.core.$ZodType): z.core.$ZodType {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodDefault ? unwrap(schema.unwrap()) : schema;
}

function formatExample(example: unknown): string {
  const text = typeof example === 'string' ? example : JSON.stringify(example);
  const line = text
    .replace(/\s+/g, ' ')
    .replaceAll('|', String.raw`\|`)
    .replaceAll('`', '');
  return line.length > 60 ? `${line.slice(0, 59)}…` : line;
}
