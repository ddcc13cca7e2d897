import { withoutJoiners } from '#locales/keep-together.ts';
import { completeLabels } from '#locales/label-keys.ts';
import { fillLabel } from '#locales/label-text.ts';
import { languages, type Language, type LanguageTag } from '#locales/registry.ts';
import type labels from '#locales/en/mail.json';
import { readLabels } from '#server/labels.ts';

/** Language and labels for a template. */
export type MailLocale = { language: Language; t: MailTranslate };

/** Returns a label: `t('mail.notice.text', { language })`. Throws if a value is missing. */
export type MailTranslate = (key: keyof typeof labels, values?: Record<string, string>) => string;

const [english] = languages;

const locales = new Map<LanguageTag, MailLocale>();

/** Returns the locale of a language tag; English if its mails are not translated. Cached. */
export function mailLocale(tag: LanguageTag): MailLocale {
  const locale = locales.get(tag) ?? makeLocale(languages.find((language) => language.tag === tag) ?? english);
  locales.set(tag, locale);
  return locale;
}

function makeLocale(language: Language): MailLocale {
  const own = readLabels(language.code, 'mail');
  if (Object.keys(own).length === 0) return mailLocale(english.tag);
  const complete = completeLabels(own, readLabels(english.code, 'mail'), language.tag);
  const mail = Object.fromEntries(Object.entries(complete).map(([key, text]) => [key, withoutJoiners(text)]));
  const t: MailTranslate = (key, values = {}) => {
    const label = mail[key];
    if (label === undefined) throw new Error(`locales/en/mail.json: no label "${key}"`);
    return fillLabel(label, values);
  };
  return { language, t };
}
