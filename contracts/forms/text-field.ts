import { isWithin } from './count-characters.ts';
import { field } from './field.ts';
import type { FieldError } from './field-errors.ts';

/** A validation rule: returns the error of a text, if any. */
type Rule = (text: string) => FieldError | undefined;

/**
 * A single-line text field.
 *
 * @param limit maximum number of characters
 * @param rules additional rules; the first violated one gives the error
 */
export function lineField(limit: number, ...rules: readonly Rule[]) {
  return textField('line', limit, [...rules, isLine]);
}

/** A multi-line text field. */
export function linesField(limit: number) {
  return textField('lines', limit, [isText]);
}

/** A rule: `text` must pass the test. */
export function rule(test: (text: string) => boolean, error: FieldError): Rule {
  return (text) => (test(text) ? undefined : error);
}

function textField(kind: 'line' | 'lines', limit: number, rules: readonly Rule[]) {
  const all = [rule((text) => isWithin(text, limit), 'too-long'), ...rules];
  return field<string>(kind, (value) => {
    if (value === undefined) return 'required';
    if (typeof value !== 'string') return 'text-invalid';
    for (const errorOf of all) {
      const error = errorOf(value);
      if (error) return error;
    }
    return undefined;
  });
}

/** No control characters, line separators or lone surrogates, which databases and mails cannot store. */
const isLine = rule((text) => !/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u.test(text), 'text-invalid');

/** The same, but tabs and line breaks are allowed. */
const isText = rule((text) => !/(?![\t\n\r])[\p{Cc}\p{Cs}]/u.test(text), 'text-invalid');
