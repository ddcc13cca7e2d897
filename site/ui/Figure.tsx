import type { HTMLAttributes, ReactNode } from 'react';
import './figure.css';

type FigureProps = HTMLAttributes<HTMLElement> & {
  /** Below the picture. */
  caption?: ReactNode;
};

/** A picture, drawing, diagram or phone screen, with a caption. */
export function Figure({ caption, children, ...rest }: FigureProps) {
  return (
    <figure data-ui="figure" {...rest}>
      {children}
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
