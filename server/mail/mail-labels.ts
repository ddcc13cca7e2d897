import { withoutJoiners } from '#locales/keep-together.ts';
import { fillLabel } from '#locales/label-text.ts';
import { languages, type Language, type LanguageTag } from '#locales/registry.ts';
import type labels from '#locales/en/mail.json';
import { labelsIn } from '#server/labels.ts';

/** Language and labels for a template. */
export type MailLocale = { language: Language; t: MailTranslate };

/** Returns a label: `t('mail.notice.text', { language })`. Throws if a value is missing. */
export type MailTranslate = (key: keyof typeof labels, values?: Record<string, string>) => string;

/** Returns the locale of a language tag; English for a language that was removed. */
export function mailLocale(tag: LanguageTag): MailLocale {
  const language = languages.find((one) => one.tag === tag) ?? languages[0];
  const mail = labelsIn(language.code, 'mail');
  const t: MailTranslate = (key, values = {}) => {
    const label = mail[key];
    if (label === undefined) throw new Error(`locales/en/mail.json: no label "${key}"`);
    return fillLabel(withoutJoiners(label), values);
  };
  return { language, t };
}
