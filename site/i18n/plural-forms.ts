import type { Locale } from './locale.ts';

/** Counts that together cover every plural category of every language. */
const samples = [0, 1, 2, 3, 5, 6, 11, 20, 100, 1_000_000];

/** A pluralized text in every category of a language, for scripts that count in the browser. */
export function pluralForms(
  { language }: Pick<Locale, 'language'>,
  textOf: (count: number) => string,
): Partial<Record<Intl.LDMLPluralRule, string>> {
  const rules = new Intl.PluralRules(language.tag);
  return Object.fromEntries(samples.map((count) => [rules.select(count), textOf(count)] as const));
}
