import type { HTMLAttributes } from 'react';
import './section.css';

type SectionProps = HTMLAttributes<HTMLElement> & {
  /** `reading`: the line length of text; `wide`: the container's width. */
  width?: 'wide' | 'reading';
  /** What the section stands on. Planes other than `night` are as wide as the window. */
  plane?: 'night' | 'room' | 'stage';
};

/** A section of a page, with the container's width and the spacing between sections. */
export function Section({ width = 'wide', plane = 'night', ...rest }: SectionProps) {
  return (
    <section
      data-ui="section"
      data-width={width === 'wide' ? undefined : width}
      data-plane={plane === 'night' ? undefined : plane}
      {...rest}
    />
  );
}
