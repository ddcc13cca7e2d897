import type { HTMLAttributes } from 'react';
import css from './Drawing.module.css';

type DrawingProps = HTMLAttributes<HTMLDivElement> & {
  /** Source of an SVG of our own, written into the page as it is. */
  svg: string;
  /** What it shows, for who cannot see it. */
  alt: string;
};

/**
 * An SVG that stands in the page itself. It is there with the first paint, where an image would be asked for after the
 * page has come: for the one picture that is on the screen at once.
 */
export function Drawing({ svg, alt, ...rest }: DrawingProps) {
  return (
    <div className={css.drawing} role="img" aria-label={alt} dangerouslySetInnerHTML={{ __html: svg }} {...rest} />
  );
}
