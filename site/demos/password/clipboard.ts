import { passwordRules } from '#contracts/password-rules.ts';

/** What is known of the secret in the clipboard. */
export type ClipboardState =
  | { kind: 'idle' | 'cleared' }
  | { kind: 'copied'; secondsLeft: number }
  /** The time is up, and the browser wants a press before it lets a page clear the clipboard. */
  | { kind: 'due' }
  /** The visitor may have copied something else since, which a page can't see. */
  | { kind: 'unknown' }
  /** The browser refused to write, or to clear after a press. */
  | { kind: 'refused' | 'stuck' };

/** How long a copied secret stays in the clipboard, seconds. */
export const clearAfter = passwordRules.clipboardSeconds;

/** After these events the clipboard may hold something else: a copy here, or a visit to another window. */
const otherCopies = ['copy', 'cut', 'blur', 'visibilitychange'] as const;

/** These count as a press for browsers, which then allow writing to the clipboard. */
const presses = ['click', 'keydown'] as const;

/**
 * Copies a secret and clears the clipboard `clearAfter` seconds later: at once where the browser allows it, else at the
 * visitor's next press. If something else may have been copied since, only `clear()` does: a page can't look into the
 * clipboard, and must not erase what isn't its own. Works on after the demonstration is closed.
 *
 * @param write puts text into the clipboard; rejects where the browser refuses
 * @param page the window
 */
export function makeClipboard(write: (text: string) => Promise<void>, page: EventTarget) {
  let state: ClipboardState = { kind: 'idle' };
  let timer: ReturnType<typeof setInterval> | undefined;
  const listeners = new Set<() => void>();
  const become = (next: ClipboardState) => {
    state = next;
    for (const listener of listeners) listener();
  };

  const clear = async (orElse: 'due' | 'stuck') => {
    clearInterval(timer);
    try {
      await write('');
      become({ kind: 'cleared' });
    } catch {
      become({ kind: orElse });
    }
  };
  const tick = () => {
    if (state.kind !== 'copied') return;
    const secondsLeft = state.secondsLeft - 1;
    if (secondsLeft > 0) become({ kind: 'copied', secondsLeft });
    else void clear('due');
  };
  const loseTrack = () => {
    if (state.kind !== 'copied' && state.kind !== 'due') return;
    clearInterval(timer);
    become({ kind: 'unknown' });
  };
  const press = () => {
    if (state.kind === 'due') void clear('stuck');
  };
  for (const type of otherCopies) page.addEventListener(type, loseTrack);
  for (const type of presses) page.addEventListener(type, press);

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
    /** Clears now, whatever the clipboard holds; to be called in a press. */
    clear: () => clear('stuck'),
    read: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
