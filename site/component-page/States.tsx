import type { ReactNode } from 'react';

type StatesProps = { children: ReactNode };

/** Something to press or fill in: at rest, under the pointer, with the focus. `force-states.ts` brings the last two about. */
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
