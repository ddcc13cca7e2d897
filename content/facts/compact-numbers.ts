/**
 * Languages that shorten thousands to a word or a sign: 50K, 50 mil, 5万. The others write 50.000, and so does Arabic, because
 * `Intl` writes 10 ألف where the language says 10 آلاف.
 */
const shortThousands = new Set(['en', 'es', 'fa', 'hi', 'ja', 'ko', 'mr', 'pt', 'zh']);

/** Languages in which the word for a billion is too long for a headline, or differs between countries. */
const abbreviatedBillions = new Set(['en', 'el', 'es', 'pt']);

/**
 * Options for `Intl.NumberFormat` that shorten a large number as usual in headlines of the language: `50K` and `1B` in
 * English, `50.000` and `1 Milliarde` in German.
 *
 * @param tag BCP 47 tag
 */
export function compactNumber(value: number, tag: string): Intl.NumberFormatOptions {
  const { language } = new Intl.Locale(tag);
  const isThousands = value < 1_000_000;
  if (isThousands && !shortThousands.has(language)) return {};
  const isShort = language === 'en' || (!isThousands && abbreviatedBillions.has(language));
  return { notation: 'compact', compactDisplay: isShort ? 'short' : 'long' };
}
