import { fileURLToPath } from 'node:url';
import { factTexts } from '#content/facts/fact-texts.ts';
import { fillPlaceholders } from '#content/facts/placeholders.ts';
import { formatTag } from '#locales/format-tag.ts';
import { keepTogether } from '#locales/keep-together.ts';
import { completeLabels, type Labels as LabelTexts } from '#locales/label-keys.ts';
import { readLabels } from '#locales/read-labels.ts';
import { defaultCode, languages, pseudoLanguage, type BuildCode } from '#locales/registry.ts';

/** Returns the text of a key in a language, or the English text if it is not translated. */
export type Labels = (code: BuildCode, key: string) => string;

/** The labels in responses; empty for an unknown key. */
export const pageLabels: Labels = (code, key) => labelsIn(code, 'translation')[key] ?? '';

/**
 * Returns a language's labels as the build writes them: with facts (`{{mail.support}}`) and non-breaking spaces, and in
 * English where a translation is missing. Read on first use.
 */
export function labelsIn(code: BuildCode, namespace: 'translation' | 'mail'): LabelTexts {
  const name = `${code}/${namespace}`;
  const labels = cache.get(name) ?? makeLabels(code, namespace);
  cache.set(name, labels);
  return labels;
}

const cache = new Map<string, LabelTexts>();

function makeLabels(code: BuildCode, namespace: 'translation' | 'mail'): LabelTexts {
  const { tag } = languages.find((language) => language.code === code) ?? pseudoLanguage;
  const common = { ...readLabels(defaultCode, 'common', root), ...readLabels(code, 'common', root) };
  const facts = factTexts({ tag: formatTag(tag), label: (key) => common[key] ?? '' });
  const texts = Object.entries(readLabels(code, namespace, root));
  const own = Object.fromEntries(texts.map(([key, text]) => [key, keepTogether(fillPlaceholders(text, facts), code)]));
  return code === defaultCode ? own : completeLabels(own, labelsIn(defaultCode, namespace), tag);
}

const root = fileURLToPath(new URL('..', import.meta.url));
