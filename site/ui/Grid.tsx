import type { HTMLAttributes } from 'react';
import './layout.css';
import './grid.css';
import type { Gap, LayoutElement } from './space.ts';

type GridProps = HTMLAttributes<HTMLElement> & {
  as?: LayoutElement;
  gap?: Gap;
  /**
   * Columns on a desk; a tablet has two, a phone one. The last row is always full. Without it, as many columns as
   * `min` allows.
   */
  columns?: 2 | 3;
  /** Least width of an item: `tile` 12 rem, `card` 20 rem, `wide` 27 rem. */
  min?: 'tile' | 'card' | 'wide';
};

/** Equal things in rows and columns. */
export function Grid({ as: Element = 'div', gap = 5, columns, min = 'card', ...rest }: GridProps) {
  return (
    <Element data-ui="grid" data-gap={gap} data-columns={columns} data-min={columns ? undefined : min} {...rest} />
  );
}
