/** A file of labels: flat keys, plain text. */
export type Labels = Readonly<Record<string, string>>;

const pluralSuffix = /_(zero|one|two|few|many|other)$/;

/** The key without its plural category, or undefined if it has none. */
function pluralStem(key: string): string | undefined {
  return pluralSuffix.test(key) ? key.replace(pluralSuffix, '') : undefined;
}

/**
 * The keys a language must have for the given English ones: the same, but plural forms by that language's own CLDR
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

/** The keys that a language still lacks, empty texts included. */
export function missingKeys(english: Labels, own: Labels, tag: string): string[] {
  return expectedKeys(english, tag).filter((key) => !own[key]?.trim());
}

/** The keys that a language has and English has not. */
export function unknownKeys(english: Labels, own: Labels, tag: string): string[] {
  const expected = new Set(expectedKeys(english, tag));
  return Object.keys(own).filter((key) => !expected.has(key));
}

/** The names of the `{{placeholders}}` in a text, sorted. */
export function placeholders(text: string): string[] {
  return [...text.matchAll(/\{\{\s*([\w.]+)[^}]*\}\}/g)].map(([, name = '']) => name).sort();
}
