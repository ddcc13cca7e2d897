import { existsSync, readFileSync } from 'node:fs';
import { englishText, stemOf, type Labels } from '#locales/label-keys.ts';
import type { Script } from '#locales/registry.ts';
import { nameProblems } from './kept-names.ts';
import { lineOfKey } from './label-files.ts';
import { scriptProblems } from './left-in-english.ts';
import { blankCode } from './visible-text.ts';
import type { WordRules } from './word-rules.ts';

/**
 * Labels with straight quotation marks that the specification prescribes word for word: it takes precedence over
 * typography.
 */
const specifiedLabels = new Set(['notFound.text', 'inquiry.text', 'inquiry.sent.text', 'inquiry.panel.text']);

type LabelFile = {
  file: string;
  /** Labels to check. */
  labels: Labels;
  english: Labels;
  root: string;
};

/** Returns a message with line and key for each problem in the labels of a file. */
export function labelTextProblems(
  { file, labels, english, root }: LabelFile,
  { language: { code, script }, keep, problemsOf }: WordRules,
): string[] {
  const source = readFileSync(`${root}/${file}`, 'utf8');
  const isWord = (text: string) => /\p{L}/u.test(keep.reduce((rest, name) => rest.replaceAll(name, ''), text));
  const same = code === 'en' ? undefined : readSameAsEnglish(code, script, root);
  return Object.entries(labels).flatMap(([key, label]) => {
    const text = blankCode(label);
    const isSpecified = code === 'en' && specifiedLabels.has(key);
    const found = isSpecified ? [] : problemsOf([{ line: 1, text }]).map(({ problem }) => problem);
    const isSame = same && label === englishText(english, key) && isWord(text) && !same.has(stemOf(key));
    if (isSame) found.push(untranslatedMessage(code));
    if (code !== 'en') found.push(...nameProblems(keep, [label], [englishText(english, key) ?? '']));
    found.push(...scriptProblems([text], script));
    return found.map((problem) => `${file}:${lineOfKey(source, key)}: "${key}" ${problem}`);
  });
}

function untranslatedMessage(code: string): string {
  return (
    `is the English text; translate it, or, if the word is the same in this language, add the key to ` +
    `locales/${code}/same-as-english.json. Example: ["header.blog"]`
  );
}

/** Keys of labels that may be the same as in English: names, for all Latin scripts, and the language's own list. */
function readSameAsEnglish(code: string, script: Script, root: string): ReadonlySet<string> {
  const names = script === 'latin' || script === 'vietnamese' ? readKeys(`${root}/locales/same-as-english.json`) : [];
  return new Set([...names, ...readKeys(`${root}/locales/${code}/same-as-english.json`)]);
}

function readKeys(file: string): string[] {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as string[]) : [];
}
