import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { languages } from '#locales/registry.ts';
import { englishText, expectedKeys, type Labels } from '#locales/label-keys.ts';
import { typographyOf } from '#locales/typography.ts';
import { readGlossary } from '#scripts/translations/glossary.ts';
import { labelNamespaces } from '#scripts/translations/translation-status.ts';
import { emptyGlossary, emptyStyle } from './language-sources.ts';
import { describeLanguage, registerLanguage } from './register-language.ts';

/**
 * Creates the glossary and the style guide of a language, which are filled in before anything is translated. Keeps
 * existing files. A language that is not in the registry gets its rows there and in `locales/typography.ts`.
 *
 * @param quotes of a new language: opening and closing quotation marks, then those within a quotation
 * @param root project folder, or a copy of it in a test
 * @returns the new and changed files
 * @throws Error that says what to do if the language is unknown, a new one has no quotes, or both files exist
 */
export function newLanguage(code: string, quotes?: string, root = '.'): string[] {
  const known = languages.find((one) => one.code === code);
  const language = known ?? describeLanguage(code);
  const rows = known ? [] : registerLanguage(language, quotes, root);
  const marks = known ? typographyOf(code).quotes : Array.from(quotes ?? '');
  return [
    ...rows,
    ...writeMissing(root, {
      [`locales/${code}/glossary.yaml`]: emptyGlossary(language, readGlossary(root)),
      [`locales/${code}/style.md`]: emptyStyle(language, marks),
    }),
  ];
}

/**
 * Creates a language's label files from the English ones, with the plural forms it needs. They contain the English
 * texts until they are translated; `npm run status:translations` counts those as missing. The language is live as soon
 * as the files exist.
 *
 * @throws Error as `newLanguage()`
 */
export function newLabels(code: string, root = '.'): string[] {
  const language = languages.find((one) => one.code === code);
  if (!language) throw new Error(`"${code}" is not in locales/registry.ts. First: npm run new -- language ${code}`);
  const files = labelNamespaces.map((namespace) => {
    const english = JSON.parse(readFileSync(`${root}/locales/en/${namespace}.json`, 'utf8')) as Labels;
    const labels = Object.fromEntries(
      expectedKeys(english, language.tag).map((key) => [key, englishText(english, key) ?? '']),
    );
    return [`locales/${code}/${namespace}.json`, `${JSON.stringify(labels, null, 2)}\n`] as const;
  });
  return writeMissing(root, Object.fromEntries(files));
}

function writeMissing(root: string, files: Readonly<Record<string, string>>): string[] {
  const missing = Object.entries(files).filter(([file]) => !existsSync(`${root}/${file}`));
  if (missing.length === 0) throw new Error(`${Object.keys(files).join(', ')} already exist.`);
  for (const [file, text] of missing) {
    mkdirSync(dirname(`${root}/${file}`), { recursive: true });
    writeFileSync(`${root}/${file}`, text);
  }
  return missing.map(([file]) => file);
}
