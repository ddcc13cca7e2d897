import type { HTMLAttributes } from 'react';
import './layout.css';
import type { Gap, LayoutElement } from './space.ts';

type ClusterProps = HTMLAttributes<HTMLElement> & {
  as?: LayoutElement;
  gap?: Gap;
  align?: 'start' | 'center' | 'end' | 'stretch';
  /** `end` is for a band of text and buttons: where they are below each other, the buttons start at its start. */
  justify?: 'start' | 'center' | 'between' | 'end';
};

/** Things side by side that wrap: buttons, tags, a title and its link. */
export function Cluster({ as: Element = 'div', gap = 3, align = 'center', justify = 'start', ...rest }: ClusterProps) {
  return (
    <Element
      data-ui="cluster"
      data-gap={gap}
      data-align={align === 'center' ? undefined : align}
      data-justify={justify === 'start' ? undefined : justify}
      {...rest}
    />
  );
}
