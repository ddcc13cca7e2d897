import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { languages } from '#locales/registry.ts';
import { englishText, expectedKeys, type Labels } from '#locales/label-keys.ts';
import { readGlossary } from '#scripts/translations/glossary.ts';
import { labelNamespaces } from '#scripts/translations/translation-status.ts';
import { emptyGlossary, emptyStyle } from './language-sources.ts';

/**
 * Makes the files of a language: labels from the English ones with the plural forms that it needs, its glossary and its
 * style guide to be filled in. Labels hold the English texts until they are translated; `npm run status:translations`
 * counts them as missing.
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
  writeFileSync(`${root}/${folder}/glossary.yaml`, emptyGlossary(language, readGlossary(root)));
  writeFileSync(`${root}/${folder}/style.md`, emptyStyle(language));
  const files = labelNamespaces.map((namespace) => {
    const name = `${namespace}.json`;
    const english = JSON.parse(readFileSync(`${root}/locales/en/${name}`, 'utf8')) as Labels;
    const labels = Object.fromEntries(
      expectedKeys(english, language.tag).map((key) => [key, englishText(english, key) ?? '']),
    );
    writeFileSync(`${root}/${folder}/${name}`, `${JSON.stringify(labels, null, 2)}\n`);
    return `${folder}/${name}`;
  });
  return [...files, `${folder}/glossary.yaml`, `${folder}/style.md`];
}
