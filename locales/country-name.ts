/**
 * A country's name that stands alone, with a capital letter: Irish names start with a small article inside a sentence.
 *
 * @param code ISO 3166-1 alpha-2
 * @param tag BCP 47 tag
 */
export function countryName(code: string, tag: string, style: 'long' | 'short' = 'long'): string {
  const name = new Intl.DisplayNames(tag, { type: 'region', style }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}
