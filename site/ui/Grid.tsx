import type { HTMLAttributes } from 'react';
import './layout.css';
import './grid.css';
import type { Gap, LayoutElement } from './space.ts';

type GridProps = HTMLAttributes<HTMLElement> & {
  as?: LayoutElement;
  gap?: Gap;
};

/** Equal things in as many columns of at least 12 rem as fit. A fixed number: `Rows`. */
export function Grid({ as: Element = 'div', gap = 5, ...rest }: GridProps) {
  return <Element data-ui="grid" data-gap={gap} data-min="" {...rest} />;
}
