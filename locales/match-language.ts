/** Regions with European Spanish. */
const spanishOutsideAmericas = ['ES', 'EA', 'IC', 'GQ', 'PH'];

/**
 * Finds the language of a stored, requested or browser-provided value. `Intl` knows deprecated codes (`iw`, `in`, `tl`) and
 * the script and region that a tag implies.
 *
 * @param value untrusted text: `de`, `DE_at`, `zh-Hant-HK`; compared only, never shown
 * @param known lower-case BCP 47 tags to choose from
 * @returns the tag of `known` that fits best (exact, then by script or region, then by language), or undefined
 */
export function matchLanguage(value: string, known: readonly string[]): string | undefined {
  try {
    const locale = new Intl.Locale(value.replaceAll('_', '-'));
    const { language, script, region = '' } = locale.maximize();
    const isAmerican = language === 'es' && !spanishOutsideAmericas.includes(region);
    const relative = script === 'Hant' ? 'zh-tw' : isAmerican ? 'es-419' : language;
    return [locale.baseName.toLowerCase(), relative, language].find((tag) => known.includes(tag));
  } catch {
    // Not a language tag
    return undefined;
  }
}
