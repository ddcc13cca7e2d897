import { existsSync, readFileSync } from 'node:fs';
import { factTexts } from '#content/facts/fact-texts.ts';
import { fillPlaceholders } from '#content/facts/placeholders.ts';
import { formatTag } from '#locales/format-tag.ts';
import { keepTogether } from '#locales/keep-together.ts';
import type { Labels as LabelTexts } from '#locales/label-keys.ts';
import { defaultCode, languages, pseudoLanguage, type BuildCode } from '#locales/registry.ts';

/** Returns the text of a key in a language, or the English text if it is not translated. */
export type Labels = (code: BuildCode, key: string) => string;

/** Creates the lookup of the labels in responses. Languages are read from `locales/` on first use. */
export function createLabels(): Labels {
  const cache = new Map<BuildCode, LabelTexts>();
  const labelsOf = (code: BuildCode) => {
    const labels = cache.get(code) ?? readLabels(code, 'translation');
    cache.set(code, labels);
    return labels;
  };
  return (code, key) => labelsOf(code)[key] ?? labelsOf(defaultCode)[key] ?? '';
}

/** Reads a language's labels, with facts (`{{mail.support}}`) and non-breaking spaces, as the build writes them. */
export function readLabels(code: BuildCode, namespace: 'translation' | 'mail'): LabelTexts {
  const common = { ...readFile(defaultCode, 'common'), ...readFile(code, 'common') };
  const { tag } = languages.find((language) => language.code === code) ?? pseudoLanguage;
  const facts = factTexts({ tag: formatTag(tag), label: (key) => common[key] ?? '' });
  const texts = Object.entries(readFile(code, namespace));
  return Object.fromEntries(texts.map(([key, text]) => [key, keepTogether(fillPlaceholders(text, facts), code)]));
}

/** Returns nothing for a missing file: the pseudo-language for tests has none. */
function readFile(code: BuildCode, namespace: 'common' | 'translation' | 'mail'): LabelTexts {
  const file = new URL(`../locales/${code}/${namespace}.json`, import.meta.url);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as LabelTexts) : {};
}
