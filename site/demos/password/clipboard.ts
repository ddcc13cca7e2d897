import { passwordRules } from '#contracts/password-rules.ts';

/** State of the secret in the clipboard. */
export type ClipboardState =
  | { kind: 'idle' | 'cleared' }
  | { kind: 'copied'; secondsLeft: number }
  /** The time is up, but the browser requires a user action before a page may clear the clipboard. */
  | { kind: 'due' }
  /** The visitor may have copied something else since; a page can't tell. */
  | { kind: 'unknown' }
  /** The browser rejected writing, or clearing after a user action. */
  | { kind: 'refused' | 'stuck' };

/** How long a copied secret stays in the clipboard, seconds. */
export const clearAfter = passwordRules.clipboardSeconds;

/** After these events the clipboard may hold something else: a copy here, or a visit to another window. */
const copyEvents = ['copy', 'cut', 'blur', 'visibilitychange'] as const;

/** User activation events, after which browsers allow writing to the clipboard. */
const userActions = ['click', 'keydown'] as const;

/**
 * Copies a secret and clears the clipboard `clearAfter` seconds later: immediately if the browser allows it, otherwise on the
 * visitor's next action. If something else may have been copied since, only `clear()` clears it: a page can't read the
 * clipboard and must not erase other content. Keeps working after the demonstration is closed.
 *
 * @param write writes text to the clipboard; rejects if the browser doesn't allow it
 * @param page the window
 */
export function makeClipboard(write: (text: string) => Promise<void>, page: EventTarget) {
  let state: ClipboardState = { kind: 'idle' };
  let timer: ReturnType<typeof setInterval> | undefined;
  const listeners = new Set<() => void>();
  const setState = (next: ClipboardState) => {
    state = next;
    for (const listener of listeners) listener();
  };

  const clear = async (orElse: 'due' | 'stuck') => {
    clearInterval(timer);
    try {
      await write('');
      setState({ kind: 'cleared' });
    } catch {
      setState({ kind: orElse });
    }
  };
  const tick = () => {
    if (state.kind !== 'copied') return;
    const secondsLeft = state.secondsLeft - 1;
    if (secondsLeft > 0) setState({ kind: 'copied', secondsLeft });
    else void clear('due');
  };
  const becomeUnknown = () => {
    if (state.kind !== 'copied' && state.kind !== 'due') return;
    clearInterval(timer);
    setState({ kind: 'unknown' });
  };
  const press = () => {
    if (state.kind === 'due') void clear('stuck');
  };
  for (const type of copyEvents) page.addEventListener(type, becomeUnknown);
  for (const type of userActions) page.addEventListener(type, press);

  return {
    copy: async (secret: string) => {
      clearInterval(timer);
      // What is said of the last one is over, and said again if it is the same of this one.
      setState({ kind: 'idle' });
      try {
        await write(secret);
      } catch {
        setState({ kind: 'refused' });
        return;
      }
      setState({ kind: 'copied', secondsLeft: clearAfter });
      timer = setInterval(tick, 1_000);
    },
    /** Clears now, whatever the clipboard contains. Must be called in a user action. */
    clear: () => clear('stuck'),
    read: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
