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
  /** The time on the drawn phones, 21:47. */
  clock: string;
  /** What VPN's yearly plan costs, €29.99. */
  planPrice: string;
  /** Name of a country, by its ISO 3166-1 code (`site/i18n/formatted-labels.ts`). */
  country: (code: string) => string;
};

/**
 * Creates the texts of a demonstration from the labels of its language.
 *
 * @param labels flat keys with `{{placeholders}}`, plural forms by CLDR category (`_one`, `_other`)
 * @param language BCP 47 tag
 */
export function makeDemoText(labels: Readonly<Record<string, string>>, language: string): DemoText {
  // Created when needed: formatting the first number takes a slow phone 40 ms, and some apps show none at first.
  let rules: Intl.PluralRules | undefined;
  const formats = new Map<string, Intl.NumberFormat>();
  const number: DemoText['number'] = (value, options = {}) => {
    const key = JSON.stringify(options);
    const format = formats.get(key) ?? new Intl.NumberFormat(formatTag(language), options);
    formats.set(key, format);
    return format.format(value);
  };
  const t: DemoText['t'] = (key, values = {}) => {
    const { count } = values;
    const form = (value: number) => pluralForm(labels, `${key}_`, value, (rules ??= new Intl.PluralRules(language)));
    const label = labels[key] ?? (typeof count === 'number' ? form(count) : undefined);
    if (label === undefined) throw new Error(`no label "${key}"`);
    return fillLabel(label, values, number);
  };
  const { clock = '', planPrice = '' } = labels;
  return { language, t, number, clock, planPrice, country: (code) => t(`country.${code}`) };
}
