/** BCP 47: subtags of letters and digits; the first has two or three letters. */
const wellFormed = /^[a-z]{2,3}(-[a-z\d]{2,8})*$/;

/** Regions with European Spanish. */
const spanishOutsideAmericas = /-(es|ea|ic|gq|ph)\b/;

/** By script, or else by region: `zh-Hans-HK` is simplified. */
const traditionalChinese = /^zh-(?!hans)(.*-)?(hant|tw|hk|mo)\b/;

/** Deprecated and related codes that browsers and phones still send. */
const aliases: Record<string, string> = { tl: 'fil', iw: 'he', in: 'id' };

/**
 * Finds the language of a stored, requested or browser-provided value.
 *
 * @param value untrusted text: `de`, `DE_at`, `zh-Hant-HK`; compared only, never shown
 * @param known lower-case BCP 47 tags to choose from
 * @returns the tag of `known` that fits best (exact, then BCP 47 look-up), or undefined
 */
export function matchLanguage(value: string, known: readonly string[]): string | undefined {
  const tag = value.toLowerCase().replaceAll('_', '-');
  if (!wellFormed.test(tag)) return undefined;
  const base = tag.split('-')[0] ?? '';
  const relative = traditionalChinese.test(tag)
    ? 'zh-tw'
    : base === 'es' && tag !== 'es' && !spanishOutsideAmericas.test(tag)
      ? 'es-419'
      : (aliases[base] ?? base);
  return [tag, relative, base].find((candidate) => known.includes(candidate));
}
