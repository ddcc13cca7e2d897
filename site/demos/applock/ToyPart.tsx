import type { ReactNode } from 'react';

type ToyPartProps = {
  /** The edge of the screen where y is 0. */
  at: 'top' | 'bottom';
  children: ReactNode;
};

/**
 * A part of a toy app, 250 units wide and as high as the screen: 390 to 440 units, of which the 30 at the bottom fade. What
 * doesn't fit is cut off at the other edge.
 */
export function ToyPart({ at, children }: ToyPartProps) {
  const isTop = at === 'top';
  return (
    <svg viewBox={`0 ${isTop ? 0 : -500} 250 500`} preserveAspectRatio={`xMidYM${isTop ? 'in' : 'ax'} slice`}>
      {children}
    </svg>
  );
}
