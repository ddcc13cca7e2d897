/**
 * Turns labels into texts outside of the build: in demonstrations, the search, the article explorer, and mails. In the build,
 * i18next does, without isolates: markup isolates values there (`site/i18n/isolate.ts`).
 */

/** Values of placeholders. Numbers are formatted for the language. */
export type LabelValues = Readonly<Record<string, string | number>>;

/**
 * Fills in the `{{placeholders}}` of a label. Where both directions of writing meet, a value is isolated from the
 * direction of the sentence (first strong isolate); elsewhere nothing invisible is added, so that it can be copied.
 *
 * @param number formats numbers for the label's language
 * @throws Error when a placeholder has no value
 */
export function fillLabel(label: string, values: LabelValues, number: (value: number) => string = String): string {
  return label.replaceAll(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`no value for "${name}" in "${label}"`);
    if (typeof value === 'number') return number(value);
    return rightToLeft.test(label + value) ? `\u2068${value}\u2069` : value;
  });
}

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/**
 * Chooses the plural form of a label, by CLDR category.
 *
 * @param forms by `<prefix><category>`: `left_one`, `left_other`
 * @param rules of the label's language
 */
export function pluralForm(
  forms: Readonly<Record<string, string>>,
  prefix: string,
  count: number,
  rules: Intl.PluralRules,
): string | undefined {
  return forms[prefix + rules.select(count)] ?? forms[`${prefix}other`];
}
