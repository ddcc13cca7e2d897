import { createContext, use, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** Provides the place beside the phone; undefined if there is no room for one. */
export const BesideContext = createContext<Element | null | undefined>(undefined);

type BesideProps = {
  children: ReactNode;
  /** Left out where there is no room beside the phone. */
  isExtra?: boolean;
};

/** Whether there is room beside the phone. */
export function useHasBeside(): boolean {
  return use(BesideContext) !== undefined;
}

/**
 * What an action on the phone leads to, such as what others can now see. It is beside the phone on wide screens, and
 * within its screen otherwise.
 */
export function Beside({ children, isExtra = false }: BesideProps) {
  const place = use(BesideContext);
  if (place === undefined) return !isExtra && children;
  return place && createPortal(children, place);
}
