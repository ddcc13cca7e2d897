/**
 * Marketing figures from both sources we received. They contradict each other in places, so this file
 * keeps both and records which one is published. Every figure on the site comes from here and is formatted by `Intl`.
 */

/** A figure from one source. */
type Reading = {
  value: number;
  /** Original wording of the source. */
  asWritten: string;
};

/** Source of a value: the home page or the translated texts. */
type Source = 'home' | 'texts';

type Figure = {
  readings: Partial<Record<Source, Reading>>;
  published: Source;
  /** Why this value was chosen. */
  why: string;
  /** Options for `Intl.NumberFormat`. How a compact number is written is up to the language (`compact-numbers.ts`). */
  format: Intl.NumberFormatOptions;
  /** The value is a lower bound ("50K+", "over 10k"), shown as one except for the rating beside a star ("4.5 ★"). */
  atLeast: boolean;
};

const compact = { notation: 'compact' } as const satisfies Intl.NumberFormatOptions;

const figures = {
  activeUsers: {
    readings: {
      home: { value: 50_000, asWritten: '50K+ total active users' },
      texts: { value: 50_000_000, asWritten: '50M+ protected users' },
    },
    published: 'home',
    why: 'The readings contradict each other by a factor of a thousand; the home page and the smaller claim win.',
    format: compact,
    atLeast: true,
  },
  averageRating: {
    readings: { home: { value: 4.5, asWritten: '4.5+ average rating' } },
    published: 'home',
    why: 'The only reading.',
    format: { minimumFractionDigits: 1 },
    atLeast: true,
  },
  countries: {
    readings: {
      home: { value: 175, asWritten: '175+ countries' },
      texts: { value: 70, asWritten: '70 countries (in one language: 70 Fortune 500 firms)' },
    },
    published: 'home',
    why: 'The readings contradict each other, and the translated texts even themselves; the home page wins.',
    format: {},
    atLeast: true,
  },
  /** Languages of the apps. Those of the site are in `locales/registry.ts`. */
  languages: {
    readings: { home: { value: 25, asWritten: '25+ languages' } },
    published: 'home',
    why: 'The only reading.',
    format: {},
    atLeast: true,
  },
  satisfaction: {
    readings: { texts: { value: 0.95, asWritten: 'a 95 percent satisfaction rate' } },
    published: 'texts',
    why: 'The home page says nothing of it, so nothing contradicts it.',
    format: { style: 'percent' },
    atLeast: false,
  },
  /** Reviews behind the satisfaction rate. */
  reviews: {
    readings: { texts: { value: 10_000, asWritten: 'over 10k reviews' } },
    published: 'texts',
    why: 'The home page says nothing of it, so nothing contradicts it.',
    format: compact,
    atLeast: true,
  },
  /** Connections blocked by Firewall, from users who share their weekly count (`block-count` in `app-privacy.ts`). */
  threatsBlocked: {
    readings: { texts: { value: 1_000_000_000, asWritten: '1B+ threats blocked' } },
    published: 'texts',
    why: 'The home page says nothing of it, so nothing contradicts it.',
    format: compact,
    atLeast: true,
  },
} as const satisfies Record<string, Figure>;

/** Name of a figure, as used in `{{placeholders}}`. */
export type FigureId = keyof typeof figures;

/** All figures. */
export const figureIds = Object.keys(figures) as readonly FigureId[];

/** A published figure: value, number format, and whether it is a lower bound. */
export type PublishedFigure = Pick<Figure, 'format' | 'atLeast'> & { value: number };

/** The published value of a figure. */
export function publishedFigure(id: FigureId): PublishedFigure {
  const { readings, published, format, atLeast }: Figure = figures[id];
  const reading = readings[published];
  if (!reading)
    throw new Error(`content/facts/figures.ts: "${id}" publishes the reading "${published}", which it does not have`);
  return { value: reading.value, format, atLeast };
}
