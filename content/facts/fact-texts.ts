import { deviceItems, maxSavedPages } from '#contracts/device-storage.ts';
import { guessesPerSecond, guessingTime, secondsToGuess, timeFormat, type Attack } from '#contracts/guessing-time.ts';
import { limits } from '#contracts/forms/limits.ts';
import { passwordRules as password } from '#contracts/password-rules.ts';
import { compactNumber } from './compact-numbers.ts';
import { company } from './company.ts';
import { figureIds, publishedFigure, type FigureId } from './figures.ts';
import { formatUnit } from './format-unit.ts';
import { guessedSecrets } from './password.ts';
import { fillPlaceholders } from './placeholders.ts';
import { retention } from './retention.ts';
import { vpn, vpnLocations } from './vpn.ts';

/** Inputs of the fact texts. */
export type FactSources = {
  /** BCP 47 tag of the language. */
  tag: string;
  /** The label of a key in that language, with its placeholders unfilled. */
  label: (key: string) => string;
  /** Days that forms are kept (`RETENTION_DAYS`). */
  retentionDays?: number | undefined;
};

/**
 * All facts available as `{{group.name}}` placeholders, formatted for a language: numbers, prices, periods and
 * lists by `Intl`, cities and "at least" by labels.
 */
export function factTexts({
  tag,
  label,
  retentionDays = retention.forms.days,
}: FactSources): Readonly<Record<string, string>> {
  const number = (value: number, options?: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(tag, options).format(value);
  const duration = (value: number, unit: 'year' | 'day' | 'hour' | 'second') =>
    formatUnit(value, tag, { style: 'unit', unit, unitDisplay: 'long' });
  const file = number(limits.fileBytes / 1024 ** 2, { style: 'unit', unit: 'megabyte', unitDisplay: 'short' });
  const guessing = (secret: keyof typeof guessedSecrets, attack: Attack) => {
    const time = guessingTime(secondsToGuess(guessedSecrets[secret], attack));
    if (time.kind !== 'about') throw new Error(`${secret} is guessed at once, or never: say so in words`);
    return formatUnit(time.value, tag, timeFormat(time, tag));
  };
  const countries = new Set(vpnLocations.map(({ country }) => country));
  return {
    'company.name': company.name,
    'company.legalName': company.legalName,
    'company.address': addressIn(tag),
    'company.registrationNumber': company.registrationNumber,
    'company.vatNumber': company.vatNumber,
    'company.founded': String(company.founded),
    ...withPrefix('mail', company.mail),
    'vpn.price': number(vpn.price.amount, { style: 'currency', currency: vpn.price.currency }),
    'vpn.devices': number(vpn.devices),
    'vpn.locations': number(vpnLocations.length),
    'vpn.freeCount': number(vpn.freeLocations.length),
    'vpn.countries': number(countries.size),
    'vpn.freeLocations': listIn(tag, locationNames(vpn.freeLocations, tag, label), 'long'),
    // Too many for a sentence: a list within the Markdown list whose item it ends.
    'vpn.yearlyLocations': locationNames(vpn.yearlyLocations, tag, label)
      .map((name) => `\n  - ${name}`)
      .join(''),
    'device.languageCookie': duration(deviceItems.languageCookie.kept, 'day'),
    'device.applicationDraft': duration(deviceItems.applicationDraft.kept, 'day'),
    'device.savedPages': number(maxSavedPages),
    // 730 days are said as two years.
    'retention.forms': retentionDays % 365 ? duration(retentionDays, 'day') : duration(retentionDays / 365, 'year'),
    'retention.unconfirmed': duration(retention.unconfirmed.days, 'day'),
    'retention.unsubscribed': duration(retention.unsubscribed.days, 'day'),
    'retention.newsletterMails': duration(retention.newsletterMails.days, 'day'),
    'retention.confirmations': duration(retention.confirmations.days, 'day'),
    'retention.limits': duration(retention.limits.hours, 'hour'),
    'retention.spentProofs': duration(retention.spentProofs.hours, 'hour'),
    'retention.backups': duration(retention.backups.days, 'day'),
    'password.minLength': number(password.minLength),
    'password.maxLength': number(password.maxLength),
    'password.minWords': number(password.minWords),
    'password.maxWords': number(password.maxWords),
    'password.recommendedWords': number(password.recommendedWords),
    'password.listSize': number(password.listSize),
    'password.clipboard': duration(password.clipboardSeconds, 'second'),
    'password.masterLength': number(password.masterLength),
    'password.leakRate': number(guessesPerSecond.leak, { notation: 'compact', compactDisplay: 'long' }),
    'password.vaultRate': number(guessesPerSecond.vault),
    'password.sixDigitsVault': guessing('sixDigits', 'vault'),
    'password.twoWordsVault': guessing('twoWords', 'vault'),
    'password.fourWordsLeak': guessing('fourWords', 'leak'),
    'password.fourWordsVault': guessing('fourWords', 'vault'),
    'password.fiveWordsLeak': guessing('fiveWords', 'leak'),
    'password.fiveWordsVault': guessing('fiveWords', 'vault'),
    // Without its "+", for sentences that say "more than" in words.
    'apps.languages': number(publishedFigure('languages').value),
    ...withPrefix('figures', Object.fromEntries(figureIds.map((id) => [id, figureText(id, tag, label)]))),
    'limits.resume': file,
    'limits.screenshot': file,
    'limits.name': number(limits.name),
    'limits.message': number(limits.message),
    'limits.coverLetter': number(limits.coverLetter),
  };
}

function withPrefix(group: string, values: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [`${group}.${name}`, value]));
}

/** The company's address in one line, with the country's name in the language. */
export function addressIn(tag: string): string {
  const { street, postalCode, city, countryCode } = company.address;
  return `${street}, ${postalCode} ${city}, ${countryName(countryCode, tag)}`;
}

/** `Sweden (Stockholm)`, `Germany (Frankfurt)` and `Singapore`: the cities of a country share one pair of brackets. */
export function locationNames<City extends string>(
  locations: readonly { country: string; city?: City }[],
  tag: string,
  label: (key: City) => string,
): string[] {
  const byCountry = Map.groupBy(locations, ({ country }) => country);
  const [opening, closing] = brackets[new Intl.Locale(tag).language] ?? [' (', ')'];
  return [...byCountry].map(([country, own]) => {
    const cities = own.flatMap(({ city }) => (city ? [label(city)] : []));
    return (
      countryName(country, tag) + (cities.length > 0 ? `${opening}${listIn(tag, cities, 'narrow')}${closing}` : '')
    );
  });
}

/** Not the type `unit`, which puts nothing between the parts in Chinese, and only a space in Korean or Turkish. */
function listIn(tag: string, parts: readonly string[], style: 'long' | 'narrow'): string {
  return new Intl.ListFormat(tag, { type: 'conjunction', style }).format(parts);
}

/** Brackets of languages that put no space before them. */
const brackets: Readonly<Record<string, readonly [opening: string, closing: string]>> = {
  ja: ['（', '）'],
  ko: ['(', ')'],
  zh: ['（', '）'],
};

function countryName(code: string, tag: string): string {
  return new Intl.DisplayNames(tag, { type: 'region' }).of(code) ?? code;
}

/** Formats a published figure: `50K+`, `95%`. */
function figureText(id: FigureId, tag: string, label: FactSources['label']): string {
  const { value, format, atLeast } = publishedFigure(id);
  const options = format.notation === 'compact' ? compactNumber(value, tag) : format;
  const text = new Intl.NumberFormat(tag, options).format(value);
  return atLeast ? fillPlaceholders(label('figure.atLeast'), { value: text }) : text;
}
