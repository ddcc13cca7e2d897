import type { HTMLAttributes } from 'react';
import './layout.css';
import './grid.css';
import type { Gap, LayoutElement } from './space.ts';

type GridProps = HTMLAttributes<HTMLElement> & {
  as?: LayoutElement;
  gap?: Gap;
  /** Least width of an item: `tile` 12 rem, `card` 20 rem, `wide` 27 rem. */
  min?: 'tile' | 'card' | 'wide';
};

/** Equal things in as many columns as fit. A fixed number: `Rows`. */
export function Grid({ as: Element = 'div', gap = 5, min = 'card', ...rest }: GridProps) {
  return <Element data-ui="grid" data-gap={gap} data-min={min} {...rest} />;
}
