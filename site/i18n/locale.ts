import { formatTag } from '#locales/format-tag.ts';
import type { GetStaticPaths } from 'astro';
import { buildConfig } from '#site/build-config.ts';
import { liveLanguages as chooseLanguages } from '#site/i18n/live-languages.ts';
import { localPath, prefixOf } from '#locales/addresses.ts';
import { keepTogether } from '#locales/keep-together.ts';
import type { Language } from '#locales/registry.ts';
import { translatorFor, type Translate } from './translate.ts';

/** Everything a component needs for one language. */
export type Locale = {
  language: Language;
  t: Translate;
  /** Localizes a path: `path('/products')` is `/de/products`. */
  path: (route: string) => string;
  /** `Intl` number formatting with this language's digits and separators. */
  number: (value: number, options?: Intl.NumberFormatOptions) => string;
  /** Formats a calendar date: `21 November 2026` in the order of the language. */
  date: (day: Date) => string;
};

/** The languages of this build, English first. */
export const liveLanguages: readonly Language[] = chooseLanguages(buildConfig.locales);

const locales = new Map<string | undefined, Locale>(
  liveLanguages.map((language) => [prefixOf(language).slice(1) || undefined, makeLocale(language)]),
);

/** The locale of a route's `[...locale]` parameter. */
export function localeOf(params: { locale?: string | undefined }): Locale {
  const locale = locales.get(params.locale);
  if (!locale) throw new Error(`no live language has the prefix "${params.locale ?? ''}"`);
  return locale;
}

/** All live locales, English first. */
export const liveLocales: readonly Locale[] = [...locales.values()];

/** One path per live language: `getStaticPaths` of a page without parameters of its own. */
export const languagePaths = (() =>
  [...locales.keys()].map((locale) => ({ params: { locale } }))) satisfies GetStaticPaths;

/**
 * One path per live language and item: `getStaticPaths` of a page with one parameter.
 *
 * @param name the parameter, as in the file name `[name].astro`
 * @param values its values; the same in every language
 */
export function pathsFor(name: string, values: readonly string[]) {
  return [...locales.keys()].flatMap((locale) => values.map((value) => ({ params: { locale, [name]: value } })));
}

function makeLocale(language: Language): Locale {
  const dates = new Intl.DateTimeFormat(formatTag(language.tag), { dateStyle: 'long', timeZone: 'UTC' });
  return {
    language,
    t: translatorFor(language),
    path: (route) => localPath(language, route),
    number: numberFormatter(language),
    date: (day) => dates.format(day),
  };
}

/** Cached, because creating a formatter takes a thousand times as long as using it. */
function numberFormatter({ tag, code }: Language): Locale['number'] {
  const formats = new Map<string, Intl.NumberFormat>();
  return (value, options) => {
    const key = JSON.stringify(options ?? null);
    const format = formats.get(key) ?? new Intl.NumberFormat(formatTag(tag), options);
    formats.set(key, format);
    // Keep `5 MB` and `3 min` on one line.
    return keepTogether(format.format(value), code);
  };
}
