import { limits } from './limits.ts';
import { lineField, rule } from './text-field.ts';

/** Lists, comments, routes, quotes, control characters: with these an address would be more than one, or another. */
const unsafe = /[()<>[\]\\,;:"\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u;

/** RFC 5322's dot-atom at a host name: no dot at an end or beside another, no hyphen at an end of a label. */
const addressPattern =
  /^[^\s@.]+(\.[^\s@.]+)*@([\p{L}\p{N}]([\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+\p{L}[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}]$/u;

/** A visitor's e-mail address. Its domain has dots, and letters of any script: those are mail addresses too. */
export const emailField = lineField(
  limits.email,
  rule((text) => !/\s/.test(text), 'email-spaces'),
  rule((text) => addressPattern.test(text) && !unsafe.test(text), 'email-invalid'),
);

/**
 * The address of the newsletter's form: text, an at sign, text, a dot and text, as specified, but none of the characters
 * that end an address in a mail's header.
 */
export const basicEmailField = lineField(
  limits.email,
  rule((text) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text) && !unsafe.test(text), 'email-invalid'),
);
