import { expectedKeys, stemOf, type Labels } from '#locales/label-keys.ts';

/** Numbers that show when a form is used. */
const samples = [0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12, 20, 21, 22, 100, 101, 1_000_000, 0.5, 1.5];

/**
 * Returns a message with sample numbers for each missing plural form of a partly translated label.
 *
 * @param tag BCP 47 tag
 */
export function missingPluralForms(labels: Labels, tag: string): string[] {
  const rules = new Intl.PluralRules(tag);
  const started = new Set(
    Object.keys(labels)
      .filter((key) => stemOf(key) !== key)
      .map(stemOf),
  );
  return [...started].flatMap((stem) =>
    expectedKeys({ [`${stem}_other`]: '' }, tag)
      .filter((key) => !labels[key]?.trim())
      .map((key) => {
        const numbers = samples.filter((number) => key.endsWith(`_${rules.select(number)}`)).slice(0, 4);
        return `"${key}" is missing: the plural form for ${numbers.join(', ')}`;
      }),
  );
}
