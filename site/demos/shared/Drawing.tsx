import type { SVGProps } from 'react';

type DrawingProps = SVGProps<SVGSVGElement> & {
  /** The path on a grid of 24 units. */
  d: string;
};

/** A small decorative line drawing. */
export function Drawing({ d, ...rest }: DrawingProps) {
  return (
    <svg aria-hidden="true" className="glyph" viewBox="0 0 24 24" {...rest}>
      <path d={d} />
    </svg>
  );
}
