import type { VisibleText } from './visible-text.ts';

/** What is wrong in a text, and on which line of its file. */
export type TextProblem = { line: number; problem: string };

/** A word that texts do not use, and the one they use instead. */
export type AvoidedTerm = {
  /** Made when it is needed: there are thousands in all languages, and few words that they might be found in. */
  pattern: () => RegExp;
  /** What every text with the term holds, as `plain()` writes it. */
  parts: readonly string[];
  use: string;
};

/** Terms by id, each with what to use and what to avoid, as patterns. `*` stands for any ending or beginning of a word. */
export function avoidedTerms(terms: readonly { use: string; avoid: readonly string[] }[]): AvoidedTerm[] {
  return terms.flatMap(({ use, avoid }) =>
    avoid.map((term) => {
      let made: RegExp | undefined;
      const parts = plain(term)
        .split(/[\s*]+/)
        .filter(Boolean);
      return { pattern: () => (made ??= termPattern(term)), parts, use };
    }),
  );
}

/** A text in small letters without vowel signs and accents. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/\p{M}+/gu, '')
    .replaceAll('ς', 'σ');
}

/** Whole words in any letter case. Vowel signs that a text has and the term has not do not count. */
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

/** The avoided words of a text. */
export function termProblems({ line, text }: VisibleText, avoided: readonly AvoidedTerm[]): TextProblem[] {
  const words = plain(text);
  return avoided
    .filter(({ parts }) => parts.every((part) => words.includes(part)))
    .flatMap(({ pattern, use }) =>
      [...text.matchAll(pattern())].map(({ 0: found, index }) => ({
        line: lineAt(line, text, index),
        problem: `"${found.replace(/\s+/g, ' ')}" is avoided; write: ${use}`,
      })),
    );
}

/** Bold text with arrows: a way through the phone's menus. */
const menuPath = /\*\*([^*]*[→←][^*]*)\*\*/g;

/** The parts of menu paths, `Settings → Apps`, that the glossary does not know as names. */
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
        problem: `"${part}" in "${parts.join(' → ')}" is no name of the glossary; ${advice}`,
      }));
  });
}

/** The line of a place in a text that begins on a line. */
export function lineAt(line: number, text: string, index: number): number {
  return line + text.slice(0, index).split('\n').length - 1;
}
