import * as z from 'zod/mini';
import type { FieldError } from './field-errors.ts';

/**
 * A field of a form, by the one function that says what is wrong with its value. All fields are made of it: each other
 * kind of schema would be a few hundred bytes more in every browser.
 *
 * @param errorOf gets what came, of any type, undefined when nothing did
 */
export function field<Output>(errorOf: (value: unknown) => FieldError | undefined) {
  return z.custom<Output>((value) => errorOf(value) === undefined, {
    error: ({ input }: { input?: unknown }) => errorOf(input),
  });
}

/** A field for one of some values. */
export function choiceField<const Choice extends string>(choices: readonly Choice[]) {
  const known: readonly unknown[] = choices;
  return field<Choice>((value) => {
    if (value === undefined) return 'required';
    return known.includes(value) ? undefined : 'choice-unknown';
  });
}
