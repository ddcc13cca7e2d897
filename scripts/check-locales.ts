/**
 * Checks the labels in `locales/`: keys missing or unknown in a language, placeholders that differ from English, keys
 * that no source file uses (the pages for their own, `server/mail` for mails), keys used that do not exist, calls of `t()` that hand over other values than the text asks
 * for. Run by every build; a finding stops it, with file and key.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { languages } from '#locales/registry.ts';
import { missingKeys, placeholders, unknownKeys, type Labels } from '#site/i18n/completeness.ts';
import { unusedKeys, wrongCalls } from './label-usage.ts';

/** What shows pages: the site, and the server's answers to forms. */
const pages = '{site,server/pages}';

/** Each namespace with the places that use it. */
const namespaces = { common: pages, translation: pages, demos: pages, mail: 'server/mail' } as const;

type Namespace = keyof typeof namespaces;

/**
 * What is wrong in `locales/`, a sentence each. A language without a folder is not live, and that is fine; one with a
 * folder has to be complete, so that no language leaves the site by a forgotten key.
 *
 * @param root the project, or a copy of it in a test
 */
export function checkLocales(root = '.'): string[] {
  const problems: string[] = [];
  const read = (code: string, namespace: Namespace): Labels => {
    const file = `${root}/locales/${code}/${namespace}.json`;
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Labels) : {};
  };
  const english = new Map((Object.keys(namespaces) as Namespace[]).map((name) => [name, read('en', name)]));

  for (const { code, tag } of languages) {
    if (!existsSync(`${root}/locales/${code}`)) continue;
    for (const [namespace, source] of english) {
      const file = `locales/${code}/${namespace}.json`;
      const own = read(code, namespace);
      problems.push(...missingKeys(source, own, tag).map((key) => `${file}: "${key}" is missing`));
      problems.push(...unknownKeys(source, own, tag).map((key) => `${file}: "${key}" is not a key of English`));
      problems.push(...placeholderProblems(file, source, own));
      if (code !== 'en') problems.push(...leftInEnglish(file, source, own));
    }
  }

  for (const folder of new Set(Object.values(namespaces))) {
    const sources = globSync([`${root}/${folder}/**/*.{ts,tsx,astro}`]).filter((file) => !file.endsWith('.test.ts'));
    const texts = sources.map((file) => ({ file, text: readFileSync(file, 'utf8') }));
    const own = [...english].filter(([namespace]) => namespaces[namespace] === folder);
    for (const [namespace, labels] of own) {
      problems.push(
        ...unusedKeys(labels, texts).map(
          (key) => `locales/en/${namespace}.json: "${key}" is used nowhere in ${folder}/`,
        ),
      );
    }
    problems.push(...wrongCalls(Object.assign({}, ...own.map(([, labels]) => labels)) as Labels, texts));
  }
  return problems;
}

function placeholderProblems(file: string, english: Labels, own: Labels): string[] {
  return Object.entries(own).flatMap(([key, text]) => {
    const source = english[key] ?? english[key.replace(/_(zero|one|two|few|many)$/, '_other')];
    if (source === undefined) return [];
    const expected = placeholders(source);
    const found = placeholders(text);
    // A plural form may say "one" in words instead of showing the number.
    const optional = /_(zero|one|two)$/.test(key) ? ['count'] : [];
    const wrong = [
      ...expected.filter((name) => !found.includes(name) && !optional.includes(name)),
      ...found.filter((name) => !expected.includes(name)),
    ];
    return wrong.length === 0
      ? []
      : [`${file}: "${key}" has {{${found.join('}}, {{')}}} where English has {{${expected.join('}}, {{')}}}`];
  });
}

/** Sentences that are the English ones to the letter. Single words and names may be the same in two languages. */
function leftInEnglish(file: string, english: Labels, own: Labels): string[] {
  return Object.entries(own)
    .filter(
      ([key, text]) =>
        text === english[key] &&
        text
          .replace(/\{\{.*?\}\}/g, '')
          .trim()
          .split(/\s+/).length > 2,
    )
    .map(([key]) => `${file}: "${key}" is still the English text`);
}

if (import.meta.main) {
  const problems = checkLocales();
  if (problems.length > 0) {
    console.error(problems.join('\n'));
    process.exitCode = 1;
  }
}
