import type { HTMLAttributes } from 'react';
import css from './Section.module.css';

type SectionProps = HTMLAttributes<HTMLElement> & {
  /** `reading` keeps to the measure of text, `wide` to the container. */
  width?: 'wide' | 'reading';
};

/** A part of a page: the container's width and the distance to its neighbours. */
export function Section({ width = 'wide', className, ...rest }: SectionProps) {
  return (
    <section
      className={className ? `${css.section} ${className}` : css.section}
      data-width={width === 'wide' ? undefined : width}
      {...rest}
    />
  );
}
