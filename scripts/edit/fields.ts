import { lengthOf, type FieldSchema } from '#scripts/content/field-tables.ts';

/** A field of a form, as Decap CMS configures it. */
export type Field = Readonly<Record<string, unknown>> & { name: string; widget: string };

/** Texts that may be longer than this have several lines. */
const longText = 120;

/**
 * Describes fields as a form: descriptions, limits and examples as hints, choices, defaults. No field is required in the
 * form, because the check says what is missing, in the same words as everywhere else.
 *
 * @param schema an object, or a record whose keys are known
 */
export function fieldsOf({ properties, required = [], propertyNames, additionalProperties }: FieldSchema): Field[] {
  if (properties)
    return Object.entries(properties).map(([name, field]) => fieldOf(name, field, required.includes(name)));
  if (propertyNames && additionalProperties)
    return propertyNames.enum.map((name) => fieldOf(name, additionalProperties, true));
  throw new Error('a form cannot show something without known names as a group of fields');
}

function fieldOf(name: string, schema: FieldSchema, isRequired: boolean): Field {
  const hint = hintOf(schema);
  const label = isRequired ? labelOf(name) : `${labelOf(name)} (optional)`;
  return { name, label, required: false, ...(hint && { hint }), ...widgetOf(name, schema) };
}

type Widget = { widget: string } & Record<string, unknown>;

function widgetOf(name: string, schema: FieldSchema): Widget {
  // The default stays visible for editors; it is not written into files.
  const preset = schema.default === undefined ? {} : { default: schema.default };
  if (schema.enum) return { widget: 'select', options: schema.enum };
  switch (schema.type) {
    case 'boolean':
      return { widget: 'boolean', ...preset };
    case 'integer':
      return { widget: 'number', value_type: 'int', step: 1 };
    case 'number':
      return { widget: 'number', value_type: 'float', step: 0.01 };
    case 'array':
      return { ...listOf(schema.items ?? {}), ...preset };
    case 'object': {
      const fields = fieldsOf(schema);
      return { widget: 'object', collapsed: fields.length > 4, fields };
    }
    case 'string':
      return textOf(name, schema);
    default:
      throw new Error(`"${name}": a form cannot show ${schema.type ?? 'this'}`);
  }
}

function textOf(name: string, { format, maxLength = Infinity }: FieldSchema): Widget {
  const day = 'YYYY-MM-DD';
  if (format === 'date')
    return { widget: 'datetime', format: day, date_format: day, time_format: false, picker_utc: true };
  if (name === 'image') return { widget: 'image', choose_url: false };
  return { widget: maxLength <= longText ? 'string' : 'text' };
}

function listOf(item: FieldSchema): Widget {
  if (item.enum) return { widget: 'select', multiple: true, options: item.enum };
  if (item.type === 'object') {
    const fields = fieldsOf(item);
    const [first] = fields.filter(({ name }) => ['question', 'heading', 'title', 'date'].includes(name));
    return { widget: 'list', collapsed: true, fields, summary: `{{fields.${first?.name ?? fields[0]?.name ?? ''}}}` };
  }
  return { widget: 'list', collapsed: false, field: fieldOf('text', item, true) };
}

/** What the field is for, its limits, and an example, as the tables of docs/writing-content.md say. */
function hintOf(schema: FieldSchema): string {
  const [example] = schema.examples ?? [];
  return [
    [schema.description, lengthOf(schema)].filter(Boolean).join('; '),
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
