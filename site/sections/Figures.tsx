import { publishedFigure, type FigureId } from '#content/facts/figures.ts';
import { figureText } from '#site/i18n/figure-text.ts';
import type { Locale } from '#site/i18n/locale.ts';
import type { LabelKey } from '#site/i18n/resources.ts';
import { Numbers } from '#site/ui/Numbers.tsx';

type CountedFigure = Exclude<FigureId, 'satisfaction' | 'reviews'>;

type FiguresProps = {
  locale: Locale;
  /** The figures to show, in order. */
  ids: readonly CountedFigure[];
  /** In two columns. */
  size?: 'small';
};

const labels = {
  activeUsers: 'figure.activeUsers',
  averageRating: 'figure.averageRating',
  countries: 'figure.countries',
  languages: 'figure.languages',
  threatsBlocked: 'figure.threatsBlocked',
} as const satisfies Record<CountedFigure, LabelKey>;

/** Large numbers with labels. */
export function Figures({ locale, ids, size }: FiguresProps) {
  return (
    <Numbers
      {...(size && { size })}
      facts={ids.map((id) => ({
        id,
        name: (
          <>
            {locale.t(labels[id], { count: publishedFigure(id).value })}
            {id === 'threatsBlocked' && <small>{locale.t('figure.threatsBlocked.explanation')}</small>}
          </>
        ),
        value: figureText(locale, id),
      }))}
    />
  );
}
