import { createContext, use } from 'react';
import type { DemoText } from './demo-text.ts';

/** Provides the texts of a demonstration to its components. */
export const TextContext = createContext<DemoText | undefined>(undefined);

/** The texts of the current demonstration. */
export function useText(): DemoText {
  const text = use(TextContext);
  if (!text) throw new Error('useText() outside of a demonstration');
  return text;
}
