import * as z from 'zod/mini';
import type { FieldError } from './field-errors.ts';

/**
 * A form field, defined by the function that validates its value. All fields use it: every other
 * kind of zod schema would add a few hundred bytes to the browser bundle.
 *
 * @param errorOf receives the raw value of any type; undefined if missing
 */
export function field<Output>(errorOf: (value: unknown) => FieldError | undefined) {
  return z.custom<Output>((value) => errorOf(value) === undefined, {
    error: ({ input }: { input?: unknown }) => errorOf(input),
  });
}

/** A field with a fixed set of values. */
export function choiceField<const Choice extends string>(choices: readonly Choice[]) {
  const known: readonly unknown[] = choices;
  return field<Choice>((value) => {
    if (value === undefined) return 'required';
    return known.includes(value) ? undefined : 'choice-unknown';
  });
}
