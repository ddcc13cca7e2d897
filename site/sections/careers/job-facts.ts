import { formatTag } from '#locales/format-tag.ts';
import type { CollectionEntry } from 'astro:content';
import type { Locale } from '#site/i18n/locale.ts';

type Salary = NonNullable<CollectionEntry<'jobs'>['data']['salary']>;

/** `SEK 624,000 – 792,000 a year before tax`, with currency and numbers formatted for the language. */
export function salaryText({ t, language }: Pick<Locale, 't' | 'language'>, { min, max, currency }: Salary): string {
  const format = new Intl.NumberFormat(formatTag(language.tag), {
    style: 'currency',
    currency,
    currencyDisplay: 'code',
    maximumFractionDigits: 0,
  });
  return t('job.salaryYear', { range: min === max ? format.format(min) : format.formatRange(min, max) });
}
