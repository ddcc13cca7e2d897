import { readFileSync } from 'node:fs';
import { factTexts } from '#content/facts/fact-texts.ts';
import { fillPlaceholders } from '#content/facts/placeholders.ts';
import { joinWords } from '#locales/keep-together.ts';
import { languages } from '#locales/registry.ts';

const read = (code: string, namespace: string) =>
  JSON.parse(readFileSync(`locales/${code}/${namespace}.json`, 'utf8')) as Record<string, string>;

/** Returns the label of a key as visitors see it, with placeholders filled in. */
export function label(key: string, values: Readonly<Record<string, string>> = {}, code = 'en'): string {
  const text = { ...read(code, 'demos'), ...read(code, 'translation'), ...read(code, 'common') }[key];
  if (text === undefined) throw new Error(`locales/${code} has no "${key}"`);
  const tag = languages.find((language) => language.code === code)?.tag ?? code;
  const facts = factTexts({ tag, label: (name) => read(code, 'common')[name] ?? '' });
  // As on pages: words are joined after facts are filled in, but before other values are.
  return fillPlaceholders(joinWords(fillPlaceholders(text, facts)), values);
}
