import type * as z from 'zod/mini';
import type { FieldError } from './field-errors.ts';

/** Errors by field. */
export type FieldErrors = Readonly<Record<string, FieldError>>;

/** Result of a check. */
export type ValuesCheck<Values> = { ok: true; values: Values } | { ok: false; fields: FieldErrors };

/**
 * Checks a visitor's input; browser and server apply the same rules. Texts are trimmed,
 * line breaks become `\n`, unknown fields are dropped, and empty fields count as missing, since browsers send those too.
 *
 * Pages import this with the schema of their form; `checkForm()`, which bundles all schemas, is for the server.
 *
 * @param schema of the form, such as `contactSchema`
 * @param values texts and files by field, as typed or received; not validated yet
 */
export function checkValues<Values>(
  schema: z.ZodMiniType<Values>,
  values: Readonly<Record<string, unknown>>,
): ValuesCheck<Values> {
  const trimmed = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' ? tidy(value) : value,
  ]);
  const result = schema.safeParse(Object.fromEntries(trimmed.filter(([, value]) => !isEmpty(value))));
  if (result.success) return { ok: true, values: result.data };
  const errors = result.error.issues.map(({ path, message }) => {
    // Fields come from `field()`, whose messages are error codes.
    return [String(path[0]), message as FieldError] as const;
  });
  return { ok: false, fields: Object.fromEntries(errors) };
}

/** Multipart forms and textareas use different line breaks. */
function tidy(text: string): string {
  return text.trim().replace(/\r\n?/g, '\n');
}

/** Browsers send an empty file field as a file without name and content. */
function isEmpty(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return value === '' || value === null;
  return 'size' in value && value.size === 0 && 'name' in value && value.name === '';
}
