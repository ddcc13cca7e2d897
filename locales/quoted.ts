import { keepTogether } from './keep-together.ts';
import { typographyOf } from './typography.ts';

/**
 * Puts a text in the quotation marks of a language, with spaces in French. Browsers use other marks for `<q>`: none
 * adds the French spaces, and Spanish gets curly ones.
 */
export function quoted(text: string, code: string): string {
  const [opening, closing] = typographyOf(code).quotes;
  return keepTogether(`${opening}${text}${closing}`, code);
}
