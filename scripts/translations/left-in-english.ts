import type { Script } from '#locales/registry.ts';
import { lineAt, type TextProblem } from './term-problems.ts';
import type { VisibleText } from './visible-text.ts';

/** Letters of each script. Vietnamese uses Latin. */
const letters: Readonly<Record<Script, RegExp>> = {
  latin: /\p{Script=Latin}/gu,
  vietnamese: /\p{Script=Latin}/gu,
  cyrillic: /\p{Script=Cyrillic}/gu,
  greek: /\p{Script=Greek}/gu,
  arabic: /\p{Script=Arabic}/gu,
  hebrew: /\p{Script=Hebrew}/gu,
  devanagari: /\p{Script=Devanagari}/gu,
  thai: /\p{Script=Thai}/gu,
  hangul: /\p{Script=Hangul}/gu,
  japanese: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu,
  'chinese-simplified': /\p{Script=Han}/gu,
  'chinese-traditional': /\p{Script=Han}/gu,
};

/** Minimum share of letters in the language's script: names of apps and systems may be in Latin script. */
const minShares: Readonly<Partial<Record<Script, number>>> = {
  japanese: 0.5,
  'chinese-simplified': 0.4,
  'chinese-traditional': 0.4,
};
const defaultMinShare = 0.6;
/** Shorter texts are not checked: they may consist of names. */
const minLetters = 40;

/** Returns a message if texts are mostly in another script than their language's. */
export function scriptProblems(texts: readonly string[], script: Script): string[] {
  const all = texts.join(' ');
  const total = all.match(/\p{L}/gu)?.length ?? 0;
  if (total < minLetters) return [];
  const share = (all.match(letters[script])?.length ?? 0) / total;
  const isEnough = share >= (minShares[script] ?? defaultMinShare);
  return isEnough ? [] : [`only ${Math.round(share * 100)} % of its letters are in the language's script`];
}

/** Finds sentences of a translation that are identical to English. Ignores names and short parts. */
export function englishSentences(own: readonly VisibleText[], english: readonly VisibleText[]): TextProblem[] {
  const known = new Set(english.flatMap(({ text }) => sentences(text).map(({ sentence }) => sentence)));
  return own.flatMap(({ line, text }) =>
    sentences(text)
      .filter(({ sentence }) => known.has(sentence))
      .map(({ sentence, index }) => ({
        line: lineAt(line, text, index),
        problem: `is still in English: "${sentence.slice(0, 60)}"`,
      })),
  );
}

/** Splits a text into sentences with five words or more. */
function sentences(text: string): { sentence: string; index: number }[] {
  return [...text.matchAll(/[^.!?\n|]+/g)]
    .map(({ 0: raw, index }) => ({ sentence: raw.replace(/^[\s\-*#>\d]+/, '').trim(), index }))
    .filter(({ sentence }) => (sentence.match(/\p{Ll}[\p{L}’]*/gu)?.length ?? 0) >= 5);
}
