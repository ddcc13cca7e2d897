/**
 * A country's name outside of a sentence, capitalized: in Irish, names start with a lower-case article.
 *
 * @param code ISO 3166-1 alpha-2
 * @param tag BCP 47 tag
 */
export function countryName(code: string, tag: string): string {
  const name = new Intl.DisplayNames(tag, { type: 'region' }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}
