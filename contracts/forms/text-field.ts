import { isWithin } from './count-characters.ts';
import { field } from './field.ts';
import type { FieldError } from './field-errors.ts';

/** A rule of a field: what is wrong with a text by it. */
type Rule = (text: string) => FieldError | undefined;

/**
 * A field for one line of text.
 *
 * @param limit the most characters it may have
 * @param rules further rules; the first that is broken gives the error
 */
export function lineField(limit: number, ...rules: readonly Rule[]) {
  return textField(limit, [...rules, isLine]);
}

/** A field for a text of several lines. */
export function linesField(limit: number) {
  return textField(limit, [isText]);
}

/** A rule: `text` must pass the test. */
export function rule(test: (text: string) => boolean, error: FieldError): Rule {
  return (text) => (test(text) ? undefined : error);
}

function textField(limit: number, rules: readonly Rule[]) {
  const all = [rule((text) => isWithin(text, limit), 'too-long'), ...rules];
  return field<string>((value) => {
    if (value === undefined) return 'required';
    if (typeof value !== 'string') return 'text-invalid';
    for (const errorOf of all) {
      const error = errorOf(value);
      if (error) return error;
    }
    return undefined;
  });
}

/** No control character, no line separator, no half of a surrogate pair, which no database and no mail could hold. */
const isLine = rule((text) => !/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u.test(text), 'text-invalid');

/** The same, with tabs and line breaks. */
const isText = rule((text) => !/(?![\t\n\r])[\p{Cc}\p{Cs}]/u.test(text), 'text-invalid');
