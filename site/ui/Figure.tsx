import type { HTMLAttributes, ReactNode } from 'react';
import './figure.css';

type FigureProps = HTMLAttributes<HTMLElement> & {
  /** Below the picture. */
  caption?: ReactNode;
  /** `window`: a lit frame that crops its content at the lower edge, for a phone screen of which a part matters. */
  frame?: 'none' | 'window';
};

/** A picture, drawing, diagram or phone screen, with a caption. */
export function Figure({ caption, frame = 'none', children, ...rest }: FigureProps) {
  return (
    <figure data-ui="figure" data-frame={frame === 'window' ? frame : undefined} {...rest}>
      {frame === 'window' ? <div>{children}</div> : children}
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
