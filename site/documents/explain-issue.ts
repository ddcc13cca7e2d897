import { z } from 'astro/zod';

/**
 * Explains a validation issue to the author: the current value, what is expected, what the field
 * is for, and an example.
 *
 * @param schema of the whole document
 * @param document the parsed document
 */
export function explainIssue(schema: z.ZodType, { path, message, code }: z.core.$ZodIssue, document: unknown): string {
  const name = path.map(String).join('.');
  const value = path.reduce<unknown>(
    (part, key) => (part as Record<PropertyKey, unknown> | undefined)?.[key],
    document,
  );
  const field = fieldAt(schema, path);
  const { description, examples } = (field && z.globalRegistry.get(field)) ?? {};
  const example = (examples as readonly unknown[] | undefined)?.[0];
  const key = path.findLast((part) => typeof part === 'string') ?? '';
  const known = code === 'unrecognized_keys' ? knownKeys(field) : '';
  const parts = [
    subject(name, value, code),
    value === undefined && name ? '' : `${message}.`,
    known,
    description ? `${description}.` : '',
    example === undefined ? '' : `Example: ${key}: ${typeof example === 'string' ? example : JSON.stringify(example)}`,
  ];
  return parts.filter(Boolean).join(' ').replaceAll('..', '.');
}

/** The names that a misspelled field could have meant. */
function knownKeys(schema: z.core.$ZodType | undefined): string {
  const inner = schema && unwrap(schema);
  return inner instanceof z.ZodObject ? `Known fields: ${Object.keys(inner.shape).join(', ')}.` : '';
}

function subject(name: string, value: unknown, code: string | undefined): string {
  if (!name) return '';
  if (value === undefined) return `"${name}" is missing.`;
  const shown = JSON.stringify(value);
  return code === 'unrecognized_keys' || shown.length > 80 ? `"${name}":` : `"${name}" is ${shown}:`;
}

/** The schema of the field at a path. */
function fieldAt(schema: z.core.$ZodType, path: readonly PropertyKey[]): z.core.$ZodType | undefined {
  const [key, ...rest] = path;
  if (key === undefined) return schema;
  const inner = unwrap(schema);
  if (inner instanceof z.ZodObject) {
    const shape = inner.shape as Readonly<Record<string, z.core.$ZodType | undefined>>;
    const field = shape[String(key)];
    return field && fieldAt(field, rest);
  }
  if (!(inner instanceof z.ZodArray)) return undefined;
  const found = fieldAt(inner.element, rest);
  // Items of a list of strings are described by the list.
  return rest.length === 0 && found && !z.globalRegistry.get(found) ? schema : found;
}

function unwrap(schema: z.core.$ZodType): z.core.$ZodType {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodDefault ? unwrap(schema.unwrap()) : schema;
}
