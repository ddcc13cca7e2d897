/**
 * Numbering systems for languages with several sets of digits, or where browsers and Node disagree. Used for all
 * numbers and dates.
 */
const digits: Readonly<Record<string, string>> = { ar: 'latn', fa: 'arabext', mr: 'deva', hi: 'latn' };

/**
 * Returns the tag for formatting numbers and dates of a language with `Intl`.
 *
 * @param tag BCP 47 tag: `ar` becomes `ar-u-nu-latn`
 */
export function formatTag(tag: string): string {
  const system = digits[tag];
  return system === undefined ? tag : `${tag}-u-nu-${system}`;
}
