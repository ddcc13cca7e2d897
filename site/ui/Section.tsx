import type { HTMLAttributes } from 'react';
import './section.css';

type SectionProps = HTMLAttributes<HTMLElement> & {
  /** What the section stands on. Planes other than `night` are as wide as the window. */
  plane?: 'night' | 'room' | 'stage';
};

/** A section of a page, with the container's width and the spacing between sections. */
export function Section({ plane = 'night', ...rest }: SectionProps) {
  return <section data-ui="section" data-plane={plane === 'night' ? undefined : plane} {...rest} />;
}
