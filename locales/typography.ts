import type { LanguageCode } from './registry.ts';

/**
 * Typographic rules of each language, used by pages (`keep-together.ts`) and checks. Described in
 * `locales/<code>/style.md`. Quotation marks follow Unicode CLDR unless a row explains why not.
 */
export type Typography = {
  /** Opening and closing quotation marks, then those of a quotation within a quotation. */
  quotes: readonly [opening: string, closing: string, innerOpening: string, innerClosing: string];
  /** Additional units, as a pattern. */
  units?: string;
  /** Patterns of the text before and after a space that must not break. */
  together?: readonly Together[];
  /** Marks preceded by a space, which pages insert even if the author did not type it. */
  spacedMarks?: readonly SpacedMark[];
  /** The space between a number and units of the language, where `Intl` has another one than its texts. */
  unitSpace?: UnitSpace;
};

/** Patterns around a space that must not break. */
type Together = { after: string; before: string };

/** Units as a pattern. */
type UnitSpace = { units: string; space: '' | '\u00A0' };

type SpacedMark = { mark: string; space: string; side: 'before' | 'after' };

const curly = ['“', '”', '‘', '’'] as const;
const low = ['„', '“', '‚', '‘'] as const;
const angled = ['«', '»', '“', '”'] as const;
const right = ['”', '”', '’', '’'] as const;
const corners = ['「', '」', '『', '』'] as const;

const noBreakBeforeDash: Together = { after: String.raw`\S`, before: '[–—] ' };
/** `20. Mai`: the day stays with its month. */
const dayOfMonth: Together = { after: String.raw`\b\d{1,2}\.`, before: String.raw`\p{L}{3}` };
/** Short words stay with the next word. */
const shortWords = (words: string): Together => {
  const capitalized = words.replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());
  return {
    after: String.raw`(?<![\p{L}\p{N}’])(?:${`${words} ${capitalized}`.replaceAll(' ', '|')})`,
    before: String.raw`[\p{L}\p{N}\p{Ps}\p{Pi}]`,
  };
};

/** 할 수 있는: the noun stays with the verb before it. */
const boundNoun: Together = { after: String.raw`\p{L}`, before: '수 [있없]' };

const narrow = '\u202F';
const wide = '\u00A0';

/** A row for each language of `registry.ts`. */
const typographies: Readonly<Record<LanguageCode, Typography>> = {
  en: { quotes: curly },
  ar: { quotes: ['«', '»', '“', '”'] },
  cs: { quotes: low, together: [shortWords('k s v z o u i a'), dayOfMonth, noBreakBeforeDash] },
  da: { quotes: right, together: [dayOfMonth] },
  nl: { quotes: ['‘', '’', '“', '”'] },
  fil: { quotes: curly },
  fi: { quotes: right, units: '[kMGT]?t', together: [dayOfMonth, noBreakBeforeDash] },
  fr: {
    quotes: ['«', '»', '“', '”'],
    units: '[kMGT]?o',
    spacedMarks: [
      { mark: '[;!?]', space: narrow, side: 'before' },
      { mark: ':', space: wide, side: 'before' },
      { mark: '»', space: wide, side: 'before' },
      { mark: '«', space: wide, side: 'after' },
    ],
  },
  de: {
    quotes: low,
    together: [
      { after: String.raw`\b(?:z|d|u|o|i)\.`, before: String.raw`(?:B|h|a|Ä|d|R|e)\.` },
      { after: String.raw`\b(?:Abs|Nr|Art|S|Kap)\.`, before: String.raw`\d` },
      dayOfMonth,
      noBreakBeforeDash,
    ],
  },
  el: { quotes: angled },
  he: { quotes: right },
  hi: { quotes: curly },
  id: { quotes: curly },
  ga: { quotes: curly },
  it: { quotes: angled },
  ja: { quotes: corners, unitSpace: { units: '秒|分|時間|日', space: '' } },
  ko: { quotes: ['‘', '’', '“', '”'], together: [boundNoun] },
  mr: { quotes: curly },
  fa: { quotes: ['«', '»', '‹', '›'] },
  pl: { quotes: ['„', '”', '«', '»'], together: [shortWords('a i o u w z'), noBreakBeforeDash] },
  pt: { quotes: curly },
  ru: {
    quotes: ['«', '»', '„', '“'],
    units: '[КМГТ]?Б|мин|ч|с',
    together: [shortWords('а и в к о с у я за на не ни но об от по со до из ко'), noBreakBeforeDash],
  },
  zh: { quotes: curly, unitSpace: { units: '秒|分钟|小时|天', space: '\u00A0' } },
  sk: { quotes: low, together: [shortWords('k s v z o u i a'), dayOfMonth, noBreakBeforeDash] },
  es: { quotes: angled, together: [shortWords('y e o u')] },
  es_419: { quotes: curly, together: [shortWords('y e o u')] },
  sv: { quotes: right },
  th: { quotes: curly },
  zh_TW: { quotes: corners },
  tr: { quotes: curly },
  vi: { quotes: curly },
};

/** The rules of a language; English for those without a row, such as the pseudo-locale. */
export function typographyOf(code: string): Typography {
  const rows: Readonly<Record<string, Typography | undefined>> = typographies;
  return rows[code] ?? typographies.en;
}
