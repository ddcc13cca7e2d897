import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { languages } from '#locales/registry.ts';
import { expectedKeys, type Labels } from '#site/i18n/completeness.ts';

/**
 * Makes the files of labels of a language from the English ones, with the plural forms that it needs. They hold the
 * English texts until they are translated; `npm run check:locales` names each that still does.
 *
 * @param root the project, or a copy of it in a test
 * @returns the files made
 * @throws Error that says what to do, when the language is unknown or has its files already
 */
export function newLanguage(code: string, root = '.'): string[] {
  const language = languages.find((one) => one.code === code);
  if (!language) {
    throw new Error(
      `"${code}" is no row of locales/registry.ts; expected one of ${languages.map((one) => one.code).join(', ')}.`,
    );
  }
  const folder = `locales/${code}`;
  if (existsSync(`${root}/${folder}`)) throw new Error(`${folder} is there already.`);
  mkdirSync(`${root}/${folder}`);
  return readdirSync(`${root}/locales/en`).map((name) => {
    const english = JSON.parse(readFileSync(`${root}/locales/en/${name}`, 'utf8')) as Labels;
    const labels = Object.fromEntries(
      expectedKeys(english, language.tag).map((key) => [key, english[key] ?? english[otherForm(key)] ?? '']),
    );
    writeFileSync(`${root}/${folder}/${name}`, `${JSON.stringify(labels, null, 2)}\n`);
    return `${folder}/${name}`;
  });
}

/** Of a plural form that English does not have: its general one. */
function otherForm(key: string): string {
  return key.replace(/_(zero|one|two|few|many)$/, '_other');
}
