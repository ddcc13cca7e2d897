import { useSyncExternalStore } from 'react';
import { useText } from '#site/demos/shared/text-context.ts';
import { makeClipboard, type ClipboardState } from './clipboard.ts';

const clipboard = makeClipboard((text) => navigator.clipboard.writeText(text), {
  hasFocus: () => document.hasFocus(),
  onceFocused: (listener) => addEventListener('focus', listener, { once: true }),
});

/** Copies a secret that clears itself. */
export function copySecret(secret: string): void {
  void clipboard.copy(secret);
}

/** What becomes of the secret that was copied: said once, and counted down for the eyes. */
export function CopyStatus() {
  const { t, number } = useText();
  const state = useSyncExternalStore(clipboard.subscribe, clipboard.read);
  return (
    <div className="copied">
      <p className="note" role="status">
        {say(state)}
      </p>
      {state.kind === 'copied' && <b aria-hidden="true">{number(state.secondsLeft)}</b>}
    </div>
  );

  function say({ kind }: ClipboardState): string {
    switch (kind) {
      case 'idle':
        return '';
      case 'copied':
        return t('password.copied');
      case 'cleared':
        return t('password.cleared');
      case 'stuck':
        return t('password.stuck');
      case 'refused':
        return t('password.refused');
    }
  }
}
