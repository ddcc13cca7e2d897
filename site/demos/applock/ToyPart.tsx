import type { ReactNode } from 'react';

type ToyPartProps = {
  /** Where y is 0: at an edge of the screen, or in its middle. */
  at: keyof typeof places;
  children: ReactNode;
};

const places = {
  top: { y: 0, align: 'xMidYMin' },
  middle: { y: -250, align: 'xMidYMid' },
  bottom: { y: -500, align: 'xMidYMax' },
};

/**
 * A part of a toy app, 250 units wide and as high as the screen: 370 to 440 units, of which the 30 at the bottom fade. Parts
 * whose items are whole in the lowest screen let others have more room between them.
 */
export function ToyPart({ at, children }: ToyPartProps) {
  const { y, align } = places[at];
  return (
    <svg viewBox={`0 ${y} 250 500`} preserveAspectRatio={`${align} slice`}>
      {children}
    </svg>
  );
}
