import type { HTMLAttributes } from 'react';
import './layout.css';
import './surfaces.css';
import type { Gap } from './space.ts';

type CardProps = HTMLAttributes<HTMLElement> & {
  as?: 'div' | 'article' | 'li' | 'section' | 'aside';
  gap?: Gap;
  /** `raised` by default; `lit` stands in the lamp's light. */
  surface?: 'raised' | 'lit';
  /** Beside each other, for an icon and its text. */
  direction?: 'column' | 'row';
  /** The link with `data-cover` in it covers the whole card. */
  isCovered?: boolean;
};

/** One of several equal things with an edge around it. */
export function Card({
  as: Element = 'div',
  gap = 3,
  surface = 'raised',
  direction = 'column',
  isCovered = false,
  ...rest
}: CardProps) {
  return (
    <Element
      data-ui="card"
      data-gap={gap}
      data-surface={surface === 'raised' ? undefined : surface}
      data-direction={direction === 'row' ? direction : undefined}
      data-covered={isCovered ? '' : undefined}
      {...rest}
    />
  );
}
