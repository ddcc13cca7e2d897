import type { VisibleText } from './visible-text.ts';

/** A problem in a text, with its line in the file. */
export type TextProblem = { line: number; problem: string };

/** A word to avoid and its replacement. */
export type AvoidedTerm = {
  /** Normalized words that every text with the term has. */
  words: readonly string[];
  /** Normalized parts between its stars. */
  parts: readonly string[];
  /** Finds the term in any text. Compiled when needed. */
  pattern: () => RegExp;
  use: string;
};

/** Prepares the words to avoid. `*` matches any ending or beginning of a word. */
export function avoidedTerms(terms: readonly { use: string; avoid: readonly string[] }[]): AvoidedTerm[] {
  return terms.flatMap(({ use, avoid }) =>
    avoid.map((term) => {
      const words = normalize(term).split(/\s+/);
      let pattern: RegExp | undefined;
      return {
        words: words.flatMap((word) => (word.includes('*') ? [] : wordsIn(word))),
        parts: words.join(' ').split('*'),
        pattern: () => (pattern ??= termPattern(term)),
        use,
      };
    }),
  );
}

function wordsIn(normalized: string): string[] {
  return normalized.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Normalizes a text: lowercase, without vowel signs and accents. */
function normalize(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/\p{M}+/gu, '')
    .replaceAll('ς', 'σ');
}

/** Matches a term as whole words, ignoring case, and vowel signs that only the text has. */
function termPattern(term: string): RegExp {
  const marks = /\p{M}/u.test(term) ? '' : String.raw`\p{M}*`;
  const body = term
    .replace(/^\*|\*$/g, '')
    .split(/(\s+|\*)/)
    .map((part) => {
      if (part === '*') return String.raw`[\p{L}\p{M}]*`;
      if (/^\s+$/.test(part)) return String.raw`[\s\u00A0]+`;
      return Array.from(part, (letter) => RegExp.escape(letter) + marks).join('');
    })
    .join('');
  const start = term.startsWith('*') ? '' : String.raw`(?<![\p{L}\p{M}\p{N}])`;
  const end = term.endsWith('*') ? '' : String.raw`(?![\p{L}\p{M}\p{N}])`;
  return new RegExp(start + body + end, 'giu');
}

/** Finds the avoided words in the texts of a document, or in one label. */
export function termProblems(texts: readonly VisibleText[], avoided: readonly AvoidedTerm[]): TextProblem[] {
  const all = normalize(texts.map(({ text }) => text).join('\n')).replace(/\s+/g, ' ');
  const present = new Set(wordsIn(all));
  const mayHave = ({ words, parts }: AvoidedTerm) =>
    words.every((word) => present.has(word)) && parts.every((part) => all.includes(part));
  return avoided.filter(mayHave).flatMap(({ pattern, use }) =>
    texts.flatMap(({ line, text }) =>
      [...text.matchAll(pattern())].map(({ 0: found, index }) => ({
        line: lineAt(line, text, index),
        problem: `"${found.replace(/\s+/g, ' ')}" is avoided; write: ${use}`,
      })),
    ),
  );
}

/** Bold text with arrows: a menu path. */
const menuPath = /\*\*([^*]*[→←][^*]*)\*\*/g;

/** Finds parts of menu paths such as `Settings → Apps` that are not in the glossary. */
export function menuProblems(
  { line, text }: VisibleText,
  isKnown: (name: string) => boolean,
  advice: string,
): TextProblem[] {
  return [...text.matchAll(menuPath)].flatMap(({ 1: path = '', index }) => {
    const parts = path.split(/[→←]/).map((part) => part.trim().replace(/\s+/g, ' '));
    return parts
      .filter((part) => part !== '' && !part.includes('\uFFFC') && !isKnown(part))
      .map((part) => ({
        line: lineAt(line, text, index),
        problem: `"${part}" in "${parts.join(' → ')}" is not in the glossary; ${advice}`,
      }));
  });
}

/** Returns the line of an index in a text that starts on a given line. */
export function lineAt(line: number, text: string, index: number): number {
  return line + text.slice(0, index).split('\n').length - 1;
}
