import { fillPlaceholders } from '#content/facts/placeholders.ts';
import { keepTogether } from '#locales/keep-together.ts';
import { pseudoTranslate } from '#locales/pseudo.ts';
import { defaultCode, languages, pseudoLanguage, type Language } from '#locales/registry.ts';
import type common from '#locales/en/common.json';
import type translation from '#locales/en/translation.json';
import { completeLabels, type Labels } from '#locales/label-keys.ts';
import { isMarked, markEnglish } from './english-parts.ts';
import { factsIn } from './facts.ts';

/** All keys of the English files, as accepted by `t()`. Plural forms use the key without category. */
export type LabelKey = WithoutPlural<keyof typeof common | keyof typeof translation>;

type WithoutPlural<Key extends string> =
  Key extends `${infer Stem}_${'zero' | 'one' | 'two' | 'few' | 'many' | 'other'}` ? Stem : Key;

const files = import.meta.glob<Labels>('/locales/*/{common,translation,demos}.json', {
  eager: true,
  import: 'default',
});

type Namespaces = Record<'common' | 'translation' | 'demos', Labels>;

const labels = new Map<string, Namespaces>();

/**
 * The labels of one language, by namespace, with facts and non-breaking spaces. Missing ones are the English text,
 * marked as such (`markEnglish()`).
 */
export function labelsOf(code: string): Namespaces {
  const known = labels.get(code) ?? makeLabels(code);
  labels.set(code, known);
  return known;
}

function makeLabels(code: string): Namespaces {
  if (code === pseudoLanguage.code) return mapLabels(labelsOf(defaultCode), pseudoTranslate);
  const language = languages.find((one) => one.code === code) ?? languages[0];
  if (code === defaultCode) return filled(languages[0]);
  const english = labelsOf(defaultCode);
  const own = filled(language);
  const complete = (name: keyof Namespaces) => completeLabels(own[name], english[name], language.tag, markEnglish);
  return { common: complete('common'), translation: complete('translation'), demos: complete('demos') };
}

function filled(language: Language): Namespaces {
  const read = (name: keyof Namespaces) => files[`/locales/${language.code}/${name}.json`] ?? {};
  const facts = factsIn(language);
  return mapLabels({ common: read('common'), translation: read('translation'), demos: read('demos') }, (text) =>
    keepTogether(fillPlaceholders(text, facts), language.code),
  );
}

function mapLabels({ common, translation, demos }: Namespaces, change: (text: string) => string): Namespaces {
  const map = (labels: Labels): Labels =>
    Object.fromEntries(Object.entries(labels).map(([key, text]) => [key, change(text)]));
  return { common: map(common), translation: map(translation), demos: map(demos) };
}

const partlyEnglish = new Map<string, boolean>();

/** Whether a language shows some labels in English because translations are missing. */
export function isPartlyEnglish(code: string): boolean {
  const known =
    partlyEnglish.get(code) ?? Object.values(labelsOf(code)).some((labels) => Object.values(labels).some(isMarked));
  partlyEnglish.set(code, known);
  return known;
}
