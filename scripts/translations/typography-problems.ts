import { formatTag } from '#locales/format-tag.ts';
import type { Language, Script } from '#locales/registry.ts';
import { typographyOf } from '#locales/typography.ts';
import { lineAt, type TextProblem } from './term-problems.ts';
import type { VisibleText } from './visible-text.ts';

/** Punctuation marks that differ between scripts, and the letters of the script. */
const scriptPunctuation: Partial<Record<Script, { letters: string; marks: Readonly<Record<string, string>> }>> = {
  arabic: { letters: String.raw`\p{Script=Arabic}`, marks: { ',': '،', ';': '؛', '?': '؟' } },
  greek: { letters: String.raw`\p{Script=Greek}`, marks: { '?': ';' } },
  japanese: {
    letters: String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]`,
    marks: { ',': '、', '?': '？', '!': '！' },
  },
  'chinese-simplified': { letters: String.raw`\p{Script=Han}`, marks: { ',': '，', ';': '；', '?': '？', '!': '！' } },
  'chinese-traditional': { letters: String.raw`\p{Script=Han}`, marks: { ',': '，', ';': '；', '?': '？', '!': '！' } },
};

const allQuotes = /[“”„‟«»‹›‘‚‛「」『』＂]/g;

/** Finds quotation marks, punctuation, and digits that the language does not use, and suggests replacements. */
export function typographyProblems(
  visible: VisibleText,
  { code, tag, script, direction }: Pick<Language, 'code' | 'tag' | 'script' | 'direction'>,
): TextProblem[] {
  const { line, text } = visible;
  const { quotes } = typographyOf(code);
  const [opening, closing] = quotes;
  const find: Find = (pattern, problem, source = text) =>
    [...source.matchAll(pattern)].flatMap(({ 0: found, index }) => {
      const sentence = problem(found);
      return sentence === undefined
        ? []
        : [{ line: lineAt(line, text, index), problem: `${sentence}, in "${excerpt(text, index)}"` }];
    });
  return [
    ...find(/"/g, () => `has a straight quotation mark; write ${opening}text${closing}`),
    ...find(/'/g, () => 'has a straight apostrophe; write ’'),
    ...find(allQuotes, (mark) =>
      quotes.includes(mark)
        ? undefined
        : `has ${mark}, which this language does not use; write ${opening}text${closing}`,
    ),
    ...markProblems(find, script),
    ...(direction === 'rtl'
      ? find(
          /\d[ \u00A0\u202F]\d/g,
          () =>
            'has groups of digits with a space, which are reordered in right-to-left text; write them together or as `code`',
          blankIsolated(text),
        )
      : []),
    ...find(/[\u0660-\u0669\u06F0-\u06F9\u0966-\u096F]+/g, () =>
      usesWesternDigits(tag) ? 'has digits that this language does not use here; write 0–9' : undefined,
    ),
    ...find(/(?<!\{)\{[\w.]+\}(?!\})/g, (found) => `has ${found}, but placeholders have two braces; write {${found}}`),
  ];
}

type Find = (pattern: RegExp, problem: (found: string) => string | undefined, source?: string) => TextProblem[];

function markProblems(find: Find, script: Script): TextProblem[] {
  const own = scriptPunctuation[script];
  if (!own) return [];
  const marks = Object.keys(own.marks).join('');
  // After a letter of the script, possibly with closing marks between them; or at the end of a word in another script.
  const pattern = new RegExp(`(?<=${own.letters}\\p{M}*[*_)»”」]*)[${marks}]|[${marks}](?=[*_)»”」]*(?:\\s|$))`, 'gu');
  return find(pattern, (mark) => `has the mark ${mark} of another script; write ${own.marks[mark] ?? ''}`);
}

/** Whether the language's number format uses 0–9. */
function usesWesternDigits(tag: string): boolean {
  return new Intl.NumberFormat(formatTag(tag)).resolvedOptions().numberingSystem === 'latn';
}

/** Replaces isolated parts of a text by neutral characters. */
function blankIsolated(text: string): string {
  return text.replace(/[\u2066-\u2068][^\u2069]*\u2069/g, (part) => '\uFFFC'.repeat(part.length));
}

/** The text before and after an index, on the same line. */
function excerpt(text: string, index: number): string {
  const before =
    text
      .slice(Math.max(0, index - 20), index)
      .split('\n')
      .at(-1) ?? '';
  const after = text.slice(index, index + 20).split('\n')[0] ?? '';
  return (before + after).trim();
}
