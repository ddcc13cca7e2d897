type Unit = 'second' | 'minute' | 'hour' | 'year';

/** Names of units that `Intl` only abbreviates or has in another case, by language and plural category. */
const unitNames: Readonly<Record<string, Partial<Record<Unit, Partial<Record<Intl.LDMLPluralRule, string>>>>>> = {
  ga: {
    second: { two: 'shoicind', few: 'shoicind', other: 'soicind' },
    minute: { other: 'nóiméad' },
    hour: { few: 'huaire an chloig', many: 'n-uaire an chloig', other: 'uair an chloig' },
    year: { one: 'bhliain', two: 'bhliain', few: 'bliana', many: 'mbliana', other: 'bliain' },
  },
  // After a preposition and as an adverbial; `Intl` has only the form of the subject.
  ar: { year: { two: 'سنتين' } },
};

/**
 * Formats a number, with the full name of its unit if there is one: `24 uair an chloig` in Irish, where `Intl` writes `24 u`.
 *
 * @param tag BCP 47 tag
 */
export function formatUnit(value: number, tag: string, options: Intl.NumberFormatOptions): string {
  const names = unitNames[new Intl.Locale(tag).language]?.[options.unit as Unit];
  const format = new Intl.NumberFormat(tag, options);
  if (!names) return format.format(value);
  const name = names[new Intl.PluralRules(tag).select(value)] ?? names.other;
  if (name === undefined) return format.format(value);
  const parts = format.formatToParts(value);
  return parts.map((part) => (part.type === 'unit' ? name : part.value)).join('');
}
