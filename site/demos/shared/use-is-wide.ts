import { useSyncExternalStore } from 'react';

/** The width from which the stage has room beside the phone. The same as in `running.css`. */
const query = '(width >= 1100px)';

/** Whether the window is wide enough for a second column beside the phone. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}

function subscribe(onChange: () => void): () => void {
  const media = matchMedia(query);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}
