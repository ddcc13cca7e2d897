/**
 * Checks the labels in `locales/`: keys that are not in English, placeholders that differ from English, keys that no
 * source file uses (pages for page labels, `server/mail` for mails), unknown keys in the code, and calls of `t()` whose
 * values don't match the placeholders. Every build runs it; a problem with file and key fails the build.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { unknownPlaceholders } from '#content/facts/placeholders.ts';
import { languages, type Language, type LanguageCode } from '#locales/registry.ts';
import { englishText, missingKeys, placeholders, stemOf, unknownKeys, type Labels } from '#locales/label-keys.ts';
import { factsIn } from '#site/i18n/facts.ts';
import { unusedKeys, wrongCalls } from './label-usage.ts';
import { finishCheck } from './site-checks/report.ts';
import { glossaryProblems, readGlossary, readOwnGlossary } from './translations/glossary.ts';
import { readLabels } from '#locales/read-labels.ts';
import { lineOfKey, tagOf } from './translations/label-files.ts';
import { labelTextProblems } from './translations/label-text-problems.ts';
import { notesProblems, readNotes, overlongLabels, type LabelNotes } from './translations/label-notes.ts';
import { readMarks } from './translations/marks.ts';
import { missingPluralForms } from './translations/plural-forms.ts';
import { currentLabels } from './translations/translation-status.ts';
import { wordRules } from './translations/word-rules.ts';

/** Sources of page labels: the site, the facts on its pages, and pages rendered by the server. */
const pages = '{site,contracts/forms,content/facts,server/http}';

/** Label namespaces and the sources that use them. */
const namespaces = { common: pages, translation: pages, demos: pages, mail: 'server/mail' } as const;

type Namespace = keyof typeof namespaces;

const allCodes = languages.map(({ code }) => code);

/**
 * Returns a message for each problem in `locales/`. A label that a language lacks is not a problem: English is shown,
 * and `npm run status:translations` reports it. A stale label may have other placeholders than English.
 *
 * @param root project folder, or a copy of it in a test
 * @param codes languages to check, besides the use of labels in the code
 */
export function checkLocales(root = '.', codes: readonly LanguageCode[] = allCodes): string[] {
  const notes = readNotes(root);
  const english = new Map((Object.keys(namespaces) as Namespace[]).map((name) => [name, readLabels('en', name, root)]));
  const problems = notesProblems(notes, Object.assign({}, ...english.values()) as Labels);

  for (const code of codes) problems.push(...languageProblems(code, root));

  for (const folder of new Set(Object.values(namespaces))) {
    const sources = globSync([`${root}/${folder}/**/*.{ts,tsx,astro}`]).filter((file) => !file.endsWith('.test.ts'));
    const texts = sources.map((file) => ({ file, text: readFileSync(file, 'utf8') }));
    const own = [...english].filter(([namespace]) => namespaces[namespace] === folder);
    for (const [namespace, labels] of own) {
      problems.push(
        ...unusedKeys(labels, texts).map((key) => `locales/en/${namespace}.json: "${key}" is not used in ${folder}/`),
      );
    }
    problems.push(...wrongCalls(Object.assign({}, ...own.map(([, labels]) => labels)) as Labels, texts));
  }
  return problems;
}

/**
 * Returns a message for each problem in the labels, glossary and style guide of one language.
 *
 * @param root project folder, or a copy of it in a test
 */
export function languageProblems(code: LanguageCode, root = '.'): string[] {
  const tag = tagOf(code);
  // A language may have a style guide and glossary before it has labels.
  const problems = existsSync(`${root}/locales/${code}`) ? glossaryAndStyleProblems(code, root) : [];
  if (!existsSync(`${root}/locales/${code}/common.json`)) return problems;
  const notes = readNotes(root);
  const marks = readMarks(code, root);
  const rules = wordRules(code, root);
  const current = code === 'en' ? undefined : currentLabels(code, root);
  for (const namespace of Object.keys(namespaces)) {
    const source = readLabels('en', namespace, root);
    const file = `locales/${code}/${namespace}.json`;
    const own = readLabels(code, namespace, root);
    if (code === 'en') problems.push(...missingKeys(source, own, tag).map((key) => `${file}: "${key}" is missing`));
    // A key with a mark was translated before it was removed from English.
    const unknown = unknownKeys(source, own, tag).filter((key) => !marks[`${namespace}/${stemOf(key)}`]);
    problems.push(...unknown.map((key) => `${file}: "${key}" is not a key of English`));
    const currentLabelTexts = Object.fromEntries(
      Object.entries(own).filter(([key]) => current?.has(`${namespace}/${stemOf(key)}`) ?? true),
    );
    problems.push(...placeholderProblems(file, source, currentLabelTexts));
    problems.push(...labelTextProblems({ file, labels: currentLabelTexts, english: source, root }, rules));
    if (code !== 'en') problems.push(...missingPluralForms(own, tag).map((sentence) => `${file}: ${sentence}`));
    problems.push(...unknownFacts(file, own, { code, tag }));
    problems.push(...lengthProblems(file, own, notes, root));
  }
  return problems;
}

function placeholderProblems(file: string, english: Labels, own: Labels): string[] {
  return Object.entries(own).flatMap(([key, text]) => {
    const source = englishText(english, key);
    if (source === undefined) return [];
    const expected = placeholders(source);
    const found = placeholders(text);
    // Plural forms for zero, one, and two may spell out the number.
    const optional = /_(zero|one|two)$/.test(key) ? expected : [];
    const wrong = [
      ...expected.filter((name) => !found.includes(name) && !optional.includes(name)),
      ...found.filter((name) => !expected.includes(name)),
    ];
    return wrong.length === 0
      ? []
      : [`${file}: "${key}" has {{${found.join('}}, {{')}}} where English has {{${expected.join('}}, {{')}}}`];
  });
}

/** Checks a language's glossary and style guide. */
function glossaryAndStyleProblems(code: string, root: string): string[] {
  try {
    const glossary = code === 'en' ? [] : glossaryProblems(code, readGlossary(root), readOwnGlossary(code, root));
    return [...glossary, ...styleProblems(code, root)];
  } catch (error) {
    return [(error as Error).message];
  }
}

/** Maximum number of lines: translators read the style guide before every task. */
const maxStyleLines = 20;

function styleProblems(code: string, root: string): string[] {
  const file = `locales/${code}/style.md`;
  if (!existsSync(`${root}/${file}`))
    return [`${file} is missing: form of address, tone, punctuation, numbers, capitalization, app names`];
  const lines = readFileSync(`${root}/${file}`, 'utf8').trimEnd().split('\n').length;
  return lines > maxStyleLines
    ? [`${file} has ${lines} lines; the maximum is ${maxStyleLines}, since translators read it before every task`]
    : [];
}

function lengthProblems(file: string, own: Labels, notes: LabelNotes, root: string): string[] {
  const found = overlongLabels(notes, own);
  const source = found.length > 0 ? readFileSync(`${root}/${file}`, 'utf8') : '';
  return found.map(
    ({ key, length, maxLength }) =>
      `${file}:${lineOfKey(source, key)}: "${key}" has ${length} characters, but only ${maxLength} fit; ` +
      `shorten it. locales/en/notes.json says where it is used`,
  );
}

/** Finds unknown facts such as `{{vpn.prize}}`. Placeholders without a dot are values of the label. */
function unknownFacts(file: string, own: Labels, language: Pick<Language, 'code' | 'tag'>): string[] {
  const known = Object.keys(factsIn(language));
  return Object.entries(own).flatMap(([key, text]) =>
    unknownPlaceholders(text, known)
      .filter(({ name }) => name.includes('.'))
      .map(({ problem }) => `${file}: "${key}" has an ${problem}`),
  );
}

if (import.meta.main)
  finishCheck(checkLocales(), 'All labels are valid. To list stale translations, run: npm run status:translations');
