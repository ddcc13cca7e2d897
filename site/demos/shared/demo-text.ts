import { formatTag } from '#locales/format-tag.ts';
import { fillLabel, pluralForm, type LabelValues } from '#locales/label-text.ts';

/** Labels and number formats of a demonstration in one language. */
export type DemoText = {
  /** BCP 47 tag. */
  language: string;
  /** A label, its placeholders filled; plurals by `count`. Throws on an unknown key. */
  t: (key: string, values?: LabelValues) => string;
  /** Formats a number for the language. */
  number: (value: number, options?: Intl.NumberFormatOptions) => string;
  /** Name of a country, by its ISO 3166-1 code. */
  country: (code: string) => string;
};

/**
 * Creates the texts of a demonstration from the labels of its language.
 *
 * @param labels flat keys with `{{placeholders}}`, plural forms by CLDR category (`_one`, `_other`)
 * @param language BCP 47 tag
 */
export function makeDemoText(labels: Readonly<Record<string, string>>, language: string): DemoText {
  // Creating and first using a format is slow. Doing it here keeps it out of the response to a press.
  const rules = new Intl.PluralRules(language);
  const plain = new Intl.NumberFormat(formatTag(language));
  rules.select(0);
  plain.format(0);
  const formats = new Map<string, Intl.NumberFormat>();
  const number: DemoText['number'] = (value, options) => {
    if (!options) return plain.format(value);
    const key = JSON.stringify(options);
    const format = formats.get(key) ?? new Intl.NumberFormat(formatTag(language), options);
    formats.set(key, format);
    return format.format(value);
  };
  let countries: Intl.DisplayNames | undefined;
  const country: DemoText['country'] = (code) => {
    countries ??= new Intl.DisplayNames(language, { type: 'region', style: 'short' });
    return countries.of(code) ?? code;
  };
  const t: DemoText['t'] = (key, values = {}) => {
    const { count } = values;
    const label = labels[key] ?? (typeof count === 'number' ? pluralForm(labels, `${key}_`, count, rules) : undefined);
    if (label === undefined) throw new Error(`no label "${key}"`);
    return fillLabel(label, values, number);
  };
  return { language, t, number, country };
}
