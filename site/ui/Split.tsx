import type { HTMLAttributes } from 'react';
import './layout.css';
import type { Gap, LayoutElement } from './space.ts';

type SplitProps = HTMLAttributes<HTMLElement> & {
  as?: LayoutElement;
  gap?: Gap;
  /** The child that gets one and a half times the width. */
  wide?: 'first' | 'second';
  align?: 'start' | 'center' | 'end' | 'stretch';
  /** The narrowest screen with two columns. */
  from?: 'tablet' | 'desk';
};

/** Two things side by side, a text and what it is about; one below the other if there is no room. */
export function Split({ as: Element = 'div', gap = 7, wide, align = 'start', from = 'tablet', ...rest }: SplitProps) {
  return (
    <Element
      data-ui="split"
      data-gap={gap}
      data-wide={wide}
      data-align={align === 'start' ? undefined : align}
      data-from={from === 'desk' ? from : undefined}
      {...rest}
    />
  );
}
