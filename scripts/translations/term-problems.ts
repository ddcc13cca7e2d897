import type { VisibleText } from './visible-text.ts';

/** A problem in a text, with its line in the file. */
export type TextProblem = { line: number; problem: string };

/** A word to avoid and its replacement. */
export type AvoidedTerm = {
  term: string;
  /** Normalized words that every text with the term contains; a fast check before the pattern. */
  parts: readonly string[];
  use: string;
};

/** Prepares the words to avoid. `*` matches any ending or beginning of a word. */
export function avoidedTerms(terms: readonly { use: string; avoid: readonly string[] }[]): AvoidedTerm[] {
  return terms.flatMap(({ use, avoid }) =>
    avoid.map((term) => {
      const parts = normalize(term)
        .split(/[\s*]+/)
        .filter(Boolean);
      return { term, parts, use };
    }),
  );
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

/** Matches whole words, ignoring case. Ignores vowel signs that only the text has. */
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

/** Finds the avoided words in a text. */
export function termProblems({ line, text }: VisibleText, avoided: readonly AvoidedTerm[]): TextProblem[] {
  const words = normalize(text);
  return avoided
    .filter(({ parts }) => parts.every((part) => words.includes(part)))
    .flatMap(({ term, use }) =>
      [...text.matchAll(termPattern(term))].map(({ 0: found, index }) => ({
        line: lineAt(line, text, index),
        problem: `"${found.replace(/\s+/g, ' ')}" is avoided; write: ${use}`,
      })),
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
