import type { ReactNode } from 'react';
import { usePicture } from './picture-context.ts';

/** The upper part of a screen. A picture of the end of the screen begins below it. */
export function Upper({ children }: { children: ReactNode }) {
  return usePicture() !== 'end' && children;
}
