import { passwordRules } from '#contracts/password-rules.ts';

/** What has become of a secret in the clipboard. */
export type ClipboardState =
  | { kind: 'idle' | 'cleared' }
  /** The browser let the page not write: at all, or when it was time to clear. */
  | { kind: 'refused' | 'stuck' }
  | { kind: 'copied'; secondsLeft: number };

/** How long a copied secret stays in the clipboard, seconds. */
export const clearAfter = passwordRules.clipboardSeconds;

/**
 * Copies a secret and empties the clipboard again after `clearAfter` seconds, whatever it holds by then: a page cannot
 * look into the clipboard without asking. Where another window is in front at that time, it is emptied as soon as the
 * page is back. Goes on when the demonstration is closed.
 */
export function makeClipboard(write: (text: string) => Promise<void>, page: PageFocus) {
  let state: ClipboardState = { kind: 'idle' };
  let timer: ReturnType<typeof setInterval> | undefined;
  const listeners = new Set<() => void>();
  const become = (next: ClipboardState) => {
    state = next;
    for (const listener of listeners) listener();
  };

  const clear = async () => {
    try {
      await write('');
      become({ kind: 'cleared' });
    } catch {
      if (page.hasFocus()) become({ kind: 'stuck' });
      else page.onceFocused(() => void clear());
    }
  };
  const tick = () => {
    if (state.kind !== 'copied') return;
    const secondsLeft = state.secondsLeft - 1;
    become({ kind: 'copied', secondsLeft });
    if (secondsLeft > 0) return;
    clearInterval(timer);
    void clear();
  };

  return {
    copy: async (secret: string) => {
      clearInterval(timer);
      try {
        await write(secret);
      } catch {
        become({ kind: 'refused' });
        return;
      }
      become({ kind: 'copied', secondsLeft: clearAfter });
      timer = setInterval(tick, 1_000);
    },
    read: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

type PageFocus = {
  hasFocus: () => boolean;
  onceFocused: (listener: () => void) => void;
};
