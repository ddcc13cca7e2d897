import * as z from 'zod/mini';
import type { FieldError } from './field-errors.ts';

/** What a field takes: a line of text, several lines, one of its choices, an agreement, or a file. */
export type FieldKind = 'line' | 'lines' | 'choice' | 'agreement' | 'file';

/** What a field's schema says besides its check. */
export type FieldInfo = { kind: FieldKind; choices: readonly string[] };

/**
 * A form field, defined by the function that validates its value. All fields use it: every other
 * kind of zod schema would add a few hundred bytes to the browser bundle.
 *
 * @param errorOf receives the raw value of any type; undefined if missing
 */
export function field<Output>(
  kind: FieldKind,
  errorOf: (value: unknown) => FieldError | undefined,
  choices: readonly string[] = [],
) {
  const schema = z.custom<Output>((value) => errorOf(value) === undefined, {
    error: ({ input }: { input?: unknown }) => errorOf(input),
  });
  return Object.assign(schema, { kind, choices } satisfies FieldInfo);
}

/** A field with a fixed set of values. */
export function choiceField<const Choice extends string>(choices: readonly Choice[]) {
  const known: readonly unknown[] = choices;
  return field<Choice>(
    'choice',
    (value) => {
      if (value === undefined) return 'required';
      return known.includes(value) ? undefined : 'choice-unknown';
    },
    choices,
  );
}
