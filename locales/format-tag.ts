/**
 * Numbering systems for languages with several sets of digits, or where browsers and Node disagree, and the calendar of
 * Thai, whose texts write Gregorian years. Used for all numbers and dates.
 */
const extensions: Readonly<Record<string, string>> = {
  ar: 'nu-latn',
  fa: 'nu-arabext',
  mr: 'nu-deva',
  hi: 'nu-latn',
  th: 'ca-gregory',
};

/**
 * Returns the tag for formatting numbers and dates of a language with `Intl`.
 *
 * @param tag BCP 47 tag: `ar` becomes `ar-u-nu-latn`
 */
export function formatTag(tag: string): string {
  const extension = extensions[tag];
  return extension === undefined ? tag : `${tag}-u-${extension}`;
}
