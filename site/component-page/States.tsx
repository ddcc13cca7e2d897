import type { ReactNode } from 'react';

type StatesProps = { children: ReactNode };

/** A control at rest, hovered and focused. `force-states.ts` simulates the last two. */
export function States({ children }: StatesProps) {
  return (['rest', 'hover', 'focus'] as const).map((state) => (
    <div key={state} data-forced={state}>
      <p>
        <small>{state}</small>
      </p>
      {children}
    </div>
  ));
}
