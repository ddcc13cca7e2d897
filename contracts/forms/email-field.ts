import { limits } from './limits.ts';
import { lineField, rule } from './text-field.ts';

/** Lists, comments, routes, quotes, control characters: these could turn one address into several, or into another one. */
const unsafe = /[()<>[\]\\,;:"\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u;

/** RFC 5322 dot-atom, then a host name: no leading, trailing or double dot, no hyphen at the end of a label. */
const addressPattern = /^[^\s@.]+(\.[^\s@.]+)*@([\p{L}\p{N}](-*[\p{M}\p{L}\p{N}])*\.)+\p{L}(-*[\p{M}\p{L}\p{N}])+$/u;

/** A visitor's e-mail address. The domain needs a dot and may use any script (internationalized addresses). */
export const emailField = lineField(
  limits.email,
  rule((text) => !/\s/.test(text), 'email-spaces'),
  rule((text) => addressPattern.test(text) && !unsafe.test(text), 'email-invalid'),
);

/**
 * The e-mail address of the newsletter form: text@text.text, as specified, but none of the characters
 * that end an address in a mail header.
 */
export const basicEmailField = lineField(
  limits.email,
  rule((text) => /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/.test(text) && !unsafe.test(text), 'email-invalid'),
);
