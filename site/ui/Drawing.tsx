import type { HTMLAttributes } from 'react';
import './figure.css';

type DrawingProps = HTMLAttributes<HTMLDivElement> & {
  /** Source of one of our own SVG files, inserted into the page without sanitizing. */
  svg: string;
  /** Text alternative. */
  alt: string;
};

/**
 * An inline SVG. It is part of the first paint, while an `<img>` would be requested after the HTML. Meant for the one
 * picture that is visible right away.
 */
export function Drawing({ svg, alt, ...rest }: DrawingProps) {
  return <div data-ui="figure" role="img" aria-label={alt} dangerouslySetInnerHTML={{ __html: svg }} {...rest} />;
}
