import { isDeepStrictEqual } from 'node:util';
import { isSeq, parseDocument as parseYaml, type Document, type Node } from 'yaml';
import { describeFields, type FieldSchema } from '#scripts/content/field-tables.ts';
import type { Collection } from '#site/documents/collections.ts';
import { parseDocument } from '#site/documents/read-documents.ts';

type Fields = Readonly<Record<string, unknown>>;

/** The name of the field that holds the text of a Markdown document in the editor. */
export const bodyField = 'body';

/**
 * A document as the editor shows it: its fields, and its text as `body`.
 *
 * @throws Error if the front matter can't be parsed
 */
export function toForm(file: string, source: string): Fields {
  const { fields, body, problem } = parseDocument(file, source);
  if (problem) throw new Error(`${file}: ${problem}`);
  return file.endsWith('.md') ? { ...(fields as Fields), [bodyField]: body.trim() } : (fields as Fields);
}

/**
 * The source text of a document with the values of the editor. Only what differs is written again, so that comments and the
 * style of everything else stay. The result still has to be formatted.
 *
 * @param source the document as it is; empty for a new one
 */
export function fromForm({ schema, extension }: Collection, source: string, form: Fields): string {
  const isMarkdown = extension === 'md';
  const [, head = '', oldBody = ''] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n?([\s\S]*)$/.exec(source) ?? [];
  const yaml = parseYaml(isMarkdown ? head : source);
  const before = (yaml.toJS() ?? {}) as Fields;
  const { [bodyField]: body = '', ...given } = form;
  const described = describeFields(schema);
  const after = inOrder(described, withoutDefaults(described, cleaned(isMarkdown ? given : form) as Fields, before));
  const changed = update(yaml, [], before, after) ? yaml.toString({ lineWidth: 0 }) : isMarkdown ? head : source;
  if (!isMarkdown) return changed;
  const isSame = String(body).trim() === oldBody.trim();
  return `---\n${changed.trimEnd()}\n---\n${isSame && oldBody ? oldBody : `\n${String(body).trim()}\n`}`;
}

/** Without what a form leaves empty: the check says which of it is needed. File names come without a folder. */
function cleaned(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => cleaned(item)).filter((item) => item !== undefined);
  if (typeof value === 'string') {
    const text = name === 'image' ? value.replace(/^.*\//, '') : value;
    return text.trim() === '' ? undefined : text;
  }
  if (typeof value !== 'object' || value === null) return value ?? undefined;
  const fields = Object.entries(value).flatMap(([key, part]) => {
    const own = cleaned(part, key);
    return own === undefined ? [] : [[key, own] as const];
  });
  return fields.length > 0 ? Object.fromEntries(fields) : undefined;
}

/** Without fields that have their default, unless the document has them already. */
function withoutDefaults(
  { properties = {}, required = [] }: FieldSchema,
  fields: Fields | undefined,
  before: Fields,
): Fields {
  const kept = Object.entries(fields ?? {}).filter(([name, value]) => {
    const preset = properties[name]?.default ?? (required.includes(name) ? undefined : []);
    return name in before || !isDeepStrictEqual(value, preset);
  });
  return Object.fromEntries(kept);
}

/** New documents have their fields in the order of the schema. */
function inOrder({ properties = {} }: FieldSchema, fields: Fields): Fields {
  const order = Object.keys(properties);
  const place = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length);
  return Object.fromEntries(Object.entries(fields).toSorted(([one], [other]) => place(one) - place(other)));
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Changes a YAML document where two values differ. Returns whether it changed anything. */
function update(yaml: Document, path: readonly (string | number)[], before: unknown, after: unknown): boolean {
  if (isDeepStrictEqual(before, after)) return false;
  if (isFields(before) && isFields(after) && yaml.contents) {
    for (const name of Object.keys(before)) if (!(name in after)) yaml.deleteIn([...path, name]);
    for (const [name, value] of Object.entries(after)) update(yaml, [...path, name], before[name], value);
  } else if (Array.isArray(before) && Array.isArray(after)) updateList(yaml, path, before, after);
  else if (path.length === 0) yaml.contents = yaml.createNode(after);
  else yaml.setIn(path, typeof after === 'object' ? yaml.createNode(after) : after);
  return true;
}

/** Items that stay keep their nodes, also when others are added, removed, or moved. */
function updateList(
  yaml: Document,
  path: readonly (string | number)[],
  before: readonly unknown[],
  after: readonly unknown[],
): void {
  const list = yaml.getIn(path);
  if (!isSeq(list)) return;
  if (before.length === after.length) {
    for (const [index, value] of after.entries()) update(yaml, [...path, index], before[index], value);
    return;
  }
  const nodes = [...list.items] as Node[];
  list.items = after.map((value) => {
    const index = before.findIndex((one) => isDeepStrictEqual(one, value));
    return nodes[index] ?? yaml.createNode(value);
  });
}
