import { keepTogether } from './keep-together.ts';
import { typographyOf } from './typography.ts';

/**
 * A text in the quotation marks of a language, with their spaces in French. Browsers draw other marks around `<q>`: none has the
 * French spaces, and Spanish gets curly ones.
 */
export function quoted(text: string, code: string): string {
  const [opening, closing] = typographyOf(code).quotes;
  return keepTogether(`${opening}${text}${closing}`, code);
}
