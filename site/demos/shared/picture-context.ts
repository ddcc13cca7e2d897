import { createContext, use } from 'react';

/** How a demonstration is drawn as a picture: all of its screen, the end of it that is shown, or a few rows alone. */
export type Picture = 'whole' | 'start' | 'end' | 'part';

/** Provides how a demonstration is drawn; undefined while it runs. */
export const PictureContext = createContext<Picture | undefined>(undefined);

/** Whether the current demonstration is a picture: it needs nothing that only serves its operation or screen readers. */
export function useIsPicture(): boolean {
  return use(PictureContext) !== undefined;
}

/** Whether the current demonstration is a picture of a part of its screen. */
export function useIsCropped(): boolean {
  const picture = use(PictureContext);
  return picture !== undefined && picture !== 'whole';
}

/** Which part of the screen is shown, so that the rest can be left out; undefined while the demonstration runs. */
export function usePicture(): Picture | undefined {
  return use(PictureContext);
}
