/**
 * Numbering systems of languages with several digits, or where browsers and Node disagree. All numbers and dates
 * use them.
 */
const digits: Readonly<Record<string, string>> = { ar: 'latn', fa: 'arabext', mr: 'deva', hi: 'latn' };

/**
 * The tag for `Intl` formats of numbers and days in a language.
 *
 * @param tag BCP 47 tag: `ar` becomes `ar-u-nu-latn`
 */
export function formatTag(tag: string): string {
  const system = digits[tag];
  return system === undefined ? tag : `${tag}-u-nu-${system}`;
}
