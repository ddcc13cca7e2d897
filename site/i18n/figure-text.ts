import type { FigureId } from '#content/facts/figures.ts';
import { factsIn } from './facts.ts';
import type { Locale } from './locale.ts';

/** A published figure formatted for a language: `50K+`, `95 %`, `+175`. */
export function figureText({ language }: Pick<Locale, 'language'>, id: FigureId): string {
  return factsIn(language)[`figures.${id}`] ?? '';
}
