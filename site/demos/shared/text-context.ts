import { createContext, use } from 'react';
import type { DemoText } from './demo-text.ts';

/** Hands the words of a demonstration to all its parts. */
export const TextContext = createContext<DemoText | undefined>(undefined);

/** The words of the demonstration this component is part of. */
export function useText(): DemoText {
  const text = use(TextContext);
  if (!text) throw new Error('useText() outside of a demonstration');
  return text;
}
