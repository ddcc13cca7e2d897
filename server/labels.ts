import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { factTexts } from '#content/facts/fact-texts.ts';
import { fillPlaceholders } from '#content/facts/placeholders.ts';
import { keepTogether } from '#locales/keep-together.ts';
import { defaultCode, languages, pseudoLanguage, type BuildCode } from '#locales/registry.ts';

/** Returns the text of a key in a language, or the English text if it is not translated. */
export type Labels = (code: BuildCode, key: string) => string;

/** Keys that the server uses. Other labels are not loaded. */
const serverKeys = /^(form|newsletter|inquiry|support|status)\./;

/** Creates the lookup of the server's labels. Languages are read from `locales/` on first use. */
export function createLabels(): Labels {
  const read = new Map<BuildCode, ReadonlyMap<string, string>>();
  const labelsOf = (code: BuildCode) => {
    const known = read.get(code) ?? readLabels(code);
    read.set(code, known);
    return known;
  };
  return (code, key) => labelsOf(code).get(key) ?? labelsOf(defaultCode).get(key) ?? '';
}

function readLabels(code: BuildCode): ReadonlyMap<string, string> {
  const labels = readFileOf(code, 'translation');
  const common = readFileOf(code, 'common');
  const { tag } = languages.find((language) => language.code === code) ?? pseudoLanguage;
  const facts = factTexts({ tag, label: (key) => common[key] ?? '' });
  return new Map(
    Object.entries(labels)
      .filter(([key]) => serverKeys.test(key))
      // As the build writes them into pages.
      .map(([key, text]) => [key, keepTogether(fillPlaceholders(text, facts), code)]),
  );
}

/** The pseudo-language for tests has no files. */
function readFileOf(code: BuildCode, namespace: 'common' | 'translation'): Record<string, string> {
  const file = fileURLToPath(new URL(`../locales/${code}/${namespace}.json`, import.meta.url));
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {};
}
