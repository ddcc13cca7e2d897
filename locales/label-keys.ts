/** A file of labels: flat keys, plain text. */
export type Labels = Readonly<Record<string, string>>;

const pluralSuffix = /_(zero|one|two|few|many|other)$/;

/** The key without its plural category, or undefined if it has none. */
function pluralStem(key: string): string | undefined {
  return pluralSuffix.test(key) ? key.replace(pluralSuffix, '') : undefined;
}

/** The key that `t()` is called with: without the plural category. */
export function stemOf(key: string): string {
  return pluralStem(key) ?? key;
}

/** The English text that a key of a language translates: of a plural form that English does not have, its general one. */
export function englishText(english: Labels, key: string): string | undefined {
  const stem = pluralStem(key);
  return english[key] ?? (stem === undefined ? undefined : english[`${stem}_other`]);
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

/**
 * All labels of a language, English ones where it has none that can be shown: English may have moved ahead. A text that
 * asks for a value that the page no longer gives is not shown either.
 *
 * @param mark what becomes of an English text that stands in
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

/** Whether a text can stand for its English one. A fact (`vpn.price`) needs no value from the page. */
export function isUsable(text: string, english: string): boolean {
  const given = new Set([...placeholders(english), 'count']);
  const asksForKnown = placeholders(text).every((name) => given.has(name) || name.includes('.'));
  return text.trim() !== '' && !isLeftInEnglish(text, english) && asksForKnown;
}

/** Sentences that are the English ones to the letter. Single words and names may be the same in two languages. */
export function isLeftInEnglish(text: string, english: string): boolean {
  return (
    text === english &&
    english
      .replace(/\{\{.*?\}\}/g, '')
      .trim()
      .split(/\s+/).length > 2
  );
}
