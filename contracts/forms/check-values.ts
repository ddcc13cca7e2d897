import type * as z from 'zod/mini';
import type { FieldError } from './field-errors.ts';

/** What is wrong, by field. */
export type FieldErrors = Readonly<Record<string, FieldError>>;

/** What a check found. */
export type ValuesCheck<Values> = { ok: true; values: Values } | { ok: false; fields: FieldErrors };

/**
 * Checks what a visitor filled in; the browser and the server by the same rules. White space at the ends of texts goes,
 * line breaks become `\n`, and fields that the form does not have are left out. An empty field is one that is not there: browsers send those, too.
 *
 * A page imports the schema of its form and this; `checkForm()`, for the server, has all the forms in it.
 *
 * @param schema of the form, such as `contactSchema`
 * @param values texts and files by field, as they were typed or received: anything at all
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
    // Fields are made by `field()`: what it says is wrong is a code.
    return [String(path[0]), message as FieldError] as const;
  });
  return { ok: false, fields: Object.fromEntries(errors) };
}

/** Forms in parts and textareas write line breaks differently. */
function tidy(text: string): string {
  return text.trim().replace(/\r\n?/g, '\n');
}

/** A browser sends a file field without a file as a file without name and content. */
function isEmpty(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return value === '' || value === null;
  return 'size' in value && value.size === 0 && 'name' in value && value.name === '';
}
