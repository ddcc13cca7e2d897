import type { HTMLAttributes } from 'react';
import './layout.css';
import type { Gap, LayoutElement } from './space.ts';

type StackProps = HTMLAttributes<HTMLElement> & {
  as?: LayoutElement;
  gap?: Gap;
  /** Where items narrower than the stack stand. */
  align?: 'start' | 'center' | 'stretch';
};

/** Things one below the other. */
export function Stack({ as: Element = 'div', gap = 4, align = 'stretch', ...rest }: StackProps) {
  return <Element data-ui="stack" data-gap={gap} data-align={align === 'stretch' ? undefined : align} {...rest} />;
}
