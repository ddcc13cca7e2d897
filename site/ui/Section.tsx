import type { HTMLAttributes } from 'react';
import css from './Section.module.css';

type SectionProps = HTMLAttributes<HTMLElement> & {
  /** `reading`: the line length of text; `wide`: the container's width. */
  width?: 'wide' | 'reading';
};

/** A section of a page, with the container's width and the spacing between sections. */
export function Section({ width = 'wide', className, ...rest }: SectionProps) {
  return (
    <section
      className={className ? `${css.section} ${className}` : css.section}
      data-width={width === 'wide' ? undefined : width}
      {...rest}
    />
  );
}
