import { pseudoTranslate } from '#locales/pseudo.ts';
import { pseudoLanguage } from '#locales/registry.ts';
import type common from '#locales/en/common.json';
import type translation from '#locales/en/translation.json';
import type { Labels } from './completeness.ts';

/** Every key of the English files: what `t()` accepts. Plural forms are asked for by their key without the category. */
export type LabelKey = WithoutPlural<keyof typeof common | keyof typeof translation>;

type WithoutPlural<Key extends string> =
  Key extends `${infer Stem}_${'zero' | 'one' | 'two' | 'few' | 'many' | 'other'}` ? Stem : Key;

const files = import.meta.glob<Labels>('/locales/*/{common,translation,demos}.json', {
  eager: true,
  import: 'default',
});

/** The labels of one language, by namespace. A language without a file has an empty namespace. */
export function labelsOf(code: string): Record<'common' | 'translation' | 'demos', Labels> {
  if (code === pseudoLanguage.code) return pseudoLabels();
  return {
    common: files[`/locales/${code}/common.json`] ?? {},
    translation: files[`/locales/${code}/translation.json`] ?? {},
    demos: files[`/locales/${code}/demos.json`] ?? {},
  };
}

function pseudoLabels() {
  const { common, translation, demos } = labelsOf('en');
  const turn = (labels: Labels): Labels =>
    Object.fromEntries(Object.entries(labels).map(([key, text]) => [key, pseudoTranslate(text)]));
  return { common: turn(common), translation: turn(translation), demos: turn(demos) };
}
