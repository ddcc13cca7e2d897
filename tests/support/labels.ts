import { readFileSync } from 'node:fs';
import { factTexts } from '#content/facts/fact-texts.ts';
import { fillPlaceholders } from '#content/facts/placeholders.ts';
import { joinWords } from '#locales/keep-together.ts';
import { languages } from '#locales/registry.ts';

type Language = { texts: Readonly<Record<string, string>>; facts: Readonly<Record<string, string>> };

const known = new Map<string, Language>();

/** Reads the labels of a language, once in a process. */
function read(code: string): Language {
  const [demos, translation, common] = ['demos', 'translation', 'common'].map(
    (name) => JSON.parse(readFileSync(`locales/${code}/${name}.json`, 'utf8')) as Record<string, string>,
  );
  const tag = languages.find((language) => language.code === code)?.tag ?? code;
  const facts = factTexts({ tag, label: (name) => common?.[name] ?? '' });
  const language = { texts: { ...demos, ...translation, ...common }, facts };
  known.set(code, language);
  return language;
}

/** Returns the label of a key as visitors see it, with placeholders filled in. */
export function label(key: string, values: Readonly<Record<string, string>> = {}, code = 'en'): string {
  const { texts, facts } = known.get(code) ?? read(code);
  const text = texts[key];
  if (text === undefined) throw new Error(`locales/${code} has no "${key}"`);
  // As on pages: words are joined after facts are filled in, but before other values are.
  return fillPlaceholders(joinWords(fillPlaceholders(text, facts)), values);
}
