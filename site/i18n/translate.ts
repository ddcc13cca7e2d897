import i18next from 'i18next';
import { labelsOf, type LabelKey } from './resources.ts';
import type { Language } from '#locales/registry.ts';

/** Looks up a label: `t('home.hero.title')`, with values for its placeholders. Throws on an unknown key or a missing value. */
export type Translate = (key: LabelKey, values?: Record<string, string | number>) => string;

/**
 * Creates the translate function of a language. Texts are plain; React escapes them.
 *
 * @throws Error with key and language if a key is missing or a placeholder gets no value, so that a build stops
 */
export function translatorFor(language: Language): Translate {
  const { common, translation } = labelsOf(language.code);
  const instance = i18next.createInstance();
  void instance.init({
    lng: language.tag,
    fallbackLng: false,
    ns: ['common', 'translation'],
    defaultNS: 'common',
    fallbackNS: 'translation',
    resources: { [language.tag]: { common, translation } },
    keySeparator: false,
    nsSeparator: false,
    initAsync: false,
    returnNull: false,
    saveMissing: true,
    debug: false,
    interpolation: { escapeValue: false },
    missingInterpolationHandler: (text: string, match: RegExpExecArray) => {
      throw new Error(`locales/${language.code}: no value for ${match[0]} in "${text}"`);
    },
  });
  // Not `LabelKey`: comparing it with the key types of i18next takes the type checker seven seconds.
  const translate = (key: string, values: Record<string, string | number> = {}) => {
    if (!instance.exists(key, values)) throw new Error(`locales/${language.code}: no text for key "${key}"`);
    return instance.t(key, values);
  };
  // Cache labels without values: every page uses those of header and footer.
  const plain = new Map<LabelKey, string>();
  return (key, values) => {
    if (values) return translate(key, values);
    const text = plain.get(key) ?? translate(key);
    plain.set(key, text);
    return text;
  };
}
