import { publishedFigure, type FigureId } from '#content/facts/figures.ts';
import type { Locale } from './locale.ts';

/** A published figure in a language's own digits and words: `50K+`, `95 %`, `+175`. */
export function figureText({ t, number }: Locale, id: FigureId): string {
  const { value, format, atLeast } = publishedFigure(id);
  const text = number(value, format);
  return atLeast ? t('figure.atLeast', { value: text }) : text;
}
