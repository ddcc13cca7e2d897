/** A file of labels: flat keys, plain text. */
export type Labels = Readonly<Record<string, string>>;

const pluralSuffix = /_(zero|one|two|few|many|other)$/;

/** The key without its plural category, or undefined if it has none. */
function pluralStem(key: string): string | undefined {
  return pluralSuffix.test(key) ? key.replace(pluralSuffix, '') : undefined;
}

/** The key passed to `t()`, without plural category. */
export function stemOf(key: string): string {
  return pluralStem(key) ?? key;
}

/** The English source text of a key; for plural forms that English lacks, the `other` form. */
export function englishText(english: Labels, key: string): string | undefined {
  const stem = pluralStem(key);
  return english[key] ?? (stem === undefined ? undefined : english[`${stem}_other`]);
}

/**
 * Keys a language needs for the given English ones: the same, with plural forms by its own CLDR
 * categories (Arabic has six, Japanese one).
 */
export function expectedKeys(english: Labels, tag: string): string[] {
  const categories = new Intl.PluralRules(tag).resolvedOptions().pluralCategories;
  const keys = Object.keys(english).flatMap((key) => {
    const stem = pluralStem(key);
    return stem === undefined ? [key] : categories.map((category) => `${stem}_${category}`);
  });
  return [...new Set(keys)];
}

/** Keys that a language lacks, including empty texts. */
export function missingKeys(english: Labels, own: Labels, tag: string): string[] {
  return expectedKeys(english, tag).filter((key) => !own[key]?.trim());
}

/** Keys of a language that English does not have. */
export function unknownKeys(english: Labels, own: Labels, tag: string): string[] {
  const expected = new Set(expectedKeys(english, tag));
  return Object.keys(own).filter((key) => !expected.has(key));
}

/** The names of the `{{placeholders}}` in a text, sorted. */
export function placeholders(text: string): string[] {
  return [...text.matchAll(/\{\{\s*([\w.]+)[^}]*\}\}/g)].map(([, name = '']) => name).sort();
}

/**
 * All labels of a language, with English ones where the translation is missing or unusable. A text that
 * uses a placeholder the page no longer provides counts as unusable.
 *
 * @param mark transforms an English text used as fallback
 */
export function completeLabels(
  own: Labels,
  english: Labels,
  tag: string,
  mark: (text: string) => string = (text) => text,
): Labels {
  return Object.fromEntries(
    expectedKeys(english, tag).map((key) => {
      const source = englishText(english, key) ?? '';
      const text = own[key] ?? '';
      return [key, isUsable(text, source) ? text : mark(source)];
    }),
  );
}

/** Whether a translation can be used. Facts (`vpn.price`) need no value from the page. */
export function isUsable(text: string, english: string): boolean {
  const given = new Set([...placeholders(english), 'count']);
  const asksForKnown = placeholders(text).every((name) => given.has(name) || name.includes('.'));
  return text.trim() !== '' && !isLeftInEnglish(text, english) && asksForKnown;
}

/** Whether a sentence is identical to the English one. Single words and names may be the same in two languages. */
export function isLeftInEnglish(text: string, english: string): boolean {
  return (
    text === english &&
    english
      .replace(/\{\{.*?\}\}/g, '')
      .trim()
      .split(/\s+/).length > 2
  );
}
