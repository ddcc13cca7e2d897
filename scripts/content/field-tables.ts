import { z } from 'astro/zod';
import { contentCollections } from '#site/documents/collections.ts';

/** Fields as JSON Schema: what authors write, before defaults are filled in and dates are read. */
export type FieldSchema = {
  type?: string;
  description?: string;
  examples?: readonly unknown[];
  default?: unknown;
  enum?: readonly string[];
  /** `date` for days. */
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  items?: FieldSchema;
  properties?: Readonly<Record<string, FieldSchema>>;
  required?: readonly string[];
  /** Instead of `properties` in a record: its keys, and the schema of every value. */
  propertyNames?: { enum: readonly string[] };
  additionalProperties?: FieldSchema | false;
};

/** Describes the fields of a kind of documents. */
export function describeFields(schema: z.core.$ZodType): FieldSchema {
  return z.toJSONSchema(schema, {
    io: 'input',
    // Zod leaves out examples of what is read as something else, such as days.
    override: ({ zodSchema, jsonSchema }) => {
      const examples = z.globalRegistry.get(zodSchema)?.examples as unknown[] | undefined;
      if (examples) jsonSchema.examples ??= examples;
    },
  }) as FieldSchema;
}

type Field = { name: string; isRequired: boolean; description: string; example: unknown };

/** Markers around the generated part of docs/writing-content.md. */
export const tableMarks = ['<!-- fields: made by npm run docs:fields -->', '<!-- end of fields -->'] as const;

/** Renders a table for each kind of document with its fields: whether they are required, description, example. */
export function fieldTables(): string {
  return contentCollections
    .map(({ name, folder, extension, schema }) => {
      const title = `**\`content/${folder}/en/${name === 'appPrivacy' ? 'app-privacy' : name === 'appData' ? 'names' : '*'}.${extension}\`**`;
      const rows = fieldsOf(describeFields(schema)).map(
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

function fieldsOf({ properties = {}, required = [] }: FieldSchema, prefix = ''): Field[] {
  return Object.entries(properties).flatMap(([name, field]) => {
    const { description = '', examples = [], items } = field;
    const own = {
      name: prefix + name,
      isRequired: required.includes(name),
      description: [description.replaceAll('|', String.raw`\|`).replace(/\s+/g, ' '), lengthOf(field)]
        .filter(Boolean)
        .join('; '),
      example: examples[0],
    };
    const parts = items ? fieldsOf(items, `${prefix}${name}[].`) : fieldsOf(field, `${prefix}${name}.`);
    return [own, ...parts];
  });
}

/** The allowed number of characters of a text. */
export function lengthOf({ minLength, maxLength }: FieldSchema): string {
  if (maxLength === undefined) return '';
  return minLength ? `${minLength} to ${maxLength} characters` : `at most ${maxLength} characters`;
}

function formatExample(example: unknown): string {
  const text = typeof example === 'string' ? example : JSON.stringify(example);
  const line = text
    .replace(/\s+/g, ' ')
    .replaceAll('|', String.raw`\|`)
    .replaceAll('`', '');
  return line.length > 60 ? `${line.slice(0, 59)}…` : line;
}
