import { createContext, use } from 'react';

/** Whether demonstrations are drawn as pictures. */
export const PictureContext = createContext(false);

/** Whether the current demonstration is a picture: it needs nothing that only serves its operation or screen readers. */
export function useIsPicture(): boolean {
  return use(PictureContext);
}
