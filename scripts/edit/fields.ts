import { z } from 'astro/zod';
import { lengthOf, metaOf, unwrap } from '#scripts/content/field-tables.ts';

/** A field of a form, as Decap CMS configures it. */
export type Field = Readonly<Record<string, unknown>> & { name: string; widget: string };

/** Texts that may be longer than this have several lines. */
const longText = 120;

/**
 * Describes the fields of a schema as a form: descriptions, limits and examples as hints, choices, defaults. No field is
 * required in the form, because the check says what is missing, in the same words as everywhere else.
 *
 * @param schema an object, or a record whose keys are known
 */
export function fieldsOf(schema: z.core.$ZodType): Field[] {
  const inner = unwrap(schema);
  if (inner instanceof z.ZodObject)
    return Object.entries(inner.shape as Readonly<Record<string, z.core.$ZodType>>).map(([name, field]) =>
      fieldOf(name, field),
    );
  if (inner instanceof z.ZodRecord && inner.keyType instanceof z.ZodEnum) {
    const value = inner.valueType;
    return inner.keyType.options.map((name) => fieldOf(String(name), value));
  }
  throw new Error(`a form cannot show ${inner._zod.def.type} as a group of fields`);
}

function fieldOf(name: string, schema: z.core.$ZodType): Field {
  const hint = hintOf(schema);
  const isOptional = schema instanceof z.ZodOptional || schema instanceof z.ZodDefault;
  const label = isOptional ? `${labelOf(name)} (optional)` : labelOf(name);
  return { name, label, required: false, ...(hint && { hint }), ...widgetOf(name, schema) };
}

function widgetOf(name: string, schema: z.core.$ZodType): { widget: string } & Record<string, unknown> {
  const inner = unwrap(schema);
  // The default stays visible for editors; it is not written into files.
  const preset = schema instanceof z.ZodDefault ? { default: schema.def.defaultValue } : {};
  if (inner instanceof z.ZodBoolean) return { widget: 'boolean', ...preset };
  if (inner instanceof z.ZodEnum) return { widget: 'select', options: inner.options };
  if (inner instanceof z.ZodNumber)
    return {
      widget: 'number',
      ...(isWhole(inner) ? { value_type: 'int', step: 1 } : { value_type: 'float', step: 0.01 }),
    };
  if (inner instanceof z.ZodArray) return { ...listOf(inner), ...preset };
  if (inner instanceof z.ZodObject || inner instanceof z.ZodRecord) {
    const fields = fieldsOf(inner);
    return { widget: 'object', collapsed: fields.length > 4, fields };
  }
  if (inner instanceof z.ZodPipe)
    return {
      widget: 'datetime',
      format: 'YYYY-MM-DD',
      date_format: 'YYYY-MM-DD',
      time_format: false,
      picker_utc: true,
    };
  if (name === 'image') return { widget: 'image', choose_url: false };
  if (inner instanceof z.ZodString)
    return { widget: inner.maxLength !== null && inner.maxLength <= longText ? 'string' : 'text' };
  throw new Error(`"${name}": a form cannot show ${inner._zod.def.type}`);
}

function listOf({ element }: z.ZodArray): { widget: string } & Record<string, unknown> {
  const item = unwrap(element);
  if (item instanceof z.ZodEnum) return { widget: 'select', multiple: true, options: item.options };
  if (item instanceof z.ZodObject) {
    const fields = fieldsOf(item);
    const [first] = fields.filter(({ name }) => ['question', 'heading', 'title', 'date'].includes(name));
    return { widget: 'list', collapsed: true, fields, summary: `{{fields.${first?.name ?? fields[0]?.name ?? ''}}}` };
  }
  return { widget: 'list', collapsed: false, field: fieldOf('text', element) };
}

function isWhole({ format }: z.ZodNumber): boolean {
  return format === 'safeint';
}

/** What the field is for, its limits, and an example, as the tables of docs/writing-content.md say. */
function hintOf(schema: z.core.$ZodType): string {
  const { description, examples } = metaOf(schema);
  const [example] = examples ?? [];
  return [
    [description, lengthOf(schema)].filter(Boolean).join('; '),
    example === undefined ? '' : `Example: ${typeof example === 'string' ? example : JSON.stringify(example)}`,
  ]
    .filter(Boolean)
    .join('. ');
}

/** `imageAlt` as `Image alt`. */
function labelOf(name: string): string {
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
