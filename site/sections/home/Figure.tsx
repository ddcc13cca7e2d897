import type { FigureId } from '#content/facts/figures.ts';
import type { Locale } from '#site/i18n/locale.ts';
import { figureText } from '#site/i18n/figure-text.ts';
import css from './Figure.module.css';

type FigureProps = {
  locale: Locale;
  id: FigureId;
  /** What the number counts. */
  label: string;
};

/** A large number and what it counts. */
export function Figure({ locale, id, label }: FigureProps) {
  return (
    <div className={css.figure}>
      <dt>{label}</dt>
      <dd>{figureText(locale, id)}</dd>
    </div>
  );
}
