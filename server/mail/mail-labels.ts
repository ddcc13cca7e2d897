import { formatTag } from '#locales/format-tag.ts';
import { existsSync, readFileSync } from 'node:fs';
import i18next from 'i18next';
import { factTexts } from '#content/facts/fact-texts.ts';
import { fillPlaceholders } from '#content/facts/placeholders.ts';
import { keepTogether, withoutJoiners } from '#locales/keep-together.ts';
import { completeLabels, type Labels } from '#locales/label-keys.ts';
import { defaultCode, languages, type Language, type LanguageTag } from '#locales/registry.ts';
import type labels from '#locales/en/mail.json';

/** Language and labels for a template. */
export type MailLocale = { language: Language; t: MailTranslate };

/** Returns a label: `t('mail.notice.text', { email, language })`. Throws if a value is missing. */
export type MailTranslate = (key: keyof typeof labels, values?: Record<string, string>) => string;

const english: Language = languages.find(({ code }) => code === defaultCode) ?? languages[0];

const locales = new Map<LanguageTag, MailLocale>();

/** Returns the locale of a language tag; English if its mails are not translated. Cached. */
export function mailLocale(tag: LanguageTag): MailLocale {
  const wanted = languages.find((language) => language.tag === tag && existsSync(fileOf(language)));
  const language = wanted ?? english;
  const locale = locales.get(language.tag) ?? makeLocale(language);
  locales.set(language.tag, locale);
  return locale;
}

function fileOf({ code }: Language, namespace: 'mail' | 'common' = 'mail'): URL {
  return new URL(`../../locales/${code}/${namespace}.json`, import.meta.url);
}

/**
 * Returns the mail labels of a language, English ones if missing, with facts (`{{mail.support}}`) filled in and
 * non-breaking spaces.
 */
function readLabels(language: Language): Labels {
  const read = (of: Language, namespace: 'mail' | 'common') =>
    JSON.parse(readFileSync(fileOf(of, namespace), 'utf8')) as Labels;
  const common = { ...read(english, 'common'), ...read(language, 'common') };
  const facts = factTexts({ tag: formatTag(language.tag), label: (key) => common[key] ?? '' });
  const filled = (of: Language) =>
    Object.fromEntries(
      Object.entries(read(of, 'mail')).map(([key, text]) => [
        key,
        withoutJoiners(keepTogether(fillPlaceholders(text, facts), of.code)),
      ]),
    );
  return completeLabels(filled(language), filled(english), language.tag);
}

function makeLocale(language: Language): MailLocale {
  const mail = readLabels(language);
  const instance = i18next.createInstance();
  void instance.init({
    lng: language.tag,
    fallbackLng: false,
    ns: ['mail'],
    defaultNS: 'mail',
    resources: { [language.tag]: { mail } },
    keySeparator: false,
    nsSeparator: false,
    initAsync: false,
    // The renderer escapes for HTML; text needs no escaping.
    interpolation: { escapeValue: false, skipOnVariables: true },
    missingInterpolationHandler: (text: string, match: RegExpExecArray) => {
      throw new Error(`locales/${language.code}/mail.json: no value for ${match[0]} in "${text}"`);
    },
    saveMissing: true,
  });
  return { language, t: (key, values = {}) => instance.t(key, values) };
}
