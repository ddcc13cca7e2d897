import { useRef, useSyncExternalStore } from 'react';
import { Drawing } from '#site/demos/shared/Drawing.tsx';
import { useIsPicture } from '#site/demos/shared/picture-context.ts';
import { useText } from '#site/demos/shared/text-context.ts';
import { makeClipboard, type ClipboardState } from './clipboard.ts';

let shared: ReturnType<typeof makeClipboard> | undefined;

/** Created at first use, because there is no window on the server. */
const clipboard = () => (shared ??= makeClipboard((text) => navigator.clipboard.writeText(text), window));

const idle: ClipboardState = { kind: 'idle' };

/** Copies a secret that is cleared later. */
export function copySecret(secret: string): void {
  void clipboard().copy(secret);
}

const textKeys = {
  copied: 'password.copied',
  due: 'password.due',
  unknown: 'password.unknown',
  cleared: 'password.cleared',
  stuck: 'password.stuck',
  refused: 'password.refused',
} as const satisfies Partial<Record<ClipboardState['kind'], string>>;

/** Drawn in a button that has copied a secret. */
export const check = 'm6 12.5 4 4 8-9';

type CopyNoteProps = {
  /** For `aria-describedby` of the buttons that copy, also while it isn't shown. */
  id: string;
  isShown?: boolean;
};

/** What a page can't do about the clipboard. */
export function CopyNote({ id, isShown = true }: CopyNoteProps) {
  const { t } = useText();
  return (
    !useIsPicture() && (
      <p className="note" id={id} hidden={!isShown}>
        {t('password.clipboard')}
      </p>
    )
  );
}

/** The state of the clipboard. */
export function useClipboard(): ClipboardState {
  return useSyncExternalStore(
    (listener) => clipboard().subscribe(listener),
    () => clipboard().read(),
    () => idle,
  );
}

type CopyStatusProps = {
  /** Whether the secret that was copied is still on the screen. Without it, words about it would be about another. */
  isShown: boolean;
};

/** Once a secret was copied: what happens to it, with a countdown and a button to clear it now. */
export function CopyStatus({ isShown }: CopyStatusProps) {
  const { t, number } = useText();
  const current = useClipboard();
  const state = isShown && current.kind !== 'refused' ? current : idle;
  const status = useRef<HTMLParagraphElement>(null);
  const clear = async () => {
    await clipboard().clear();
    // The button is gone once the clipboard is empty; what follows it on the screen is still the next to be reached.
    if (clipboard().read().kind === 'cleared') status.current?.focus({ preventScroll: true });
  };
  if (useIsPicture()) return null;
  return (
    <div className="copied" data-state={state.kind}>
      <p ref={status} role="status" tabIndex={-1}>
        {state.kind !== 'idle' && t(textKeys[state.kind])}
      </p>
      {state.kind !== 'idle' && state.kind !== 'cleared' && (
        <button className="plain" type="button" onClick={() => void clear()}>
          {t('password.clear')}
          {state.kind === 'copied' && <b aria-hidden="true">{number(state.secondsLeft)}</b>}
        </button>
      )}
    </div>
  );
}

/** What to do if the browser refused to copy. */
export function CopyError({ isShown }: CopyStatusProps) {
  const { t } = useText();
  const isRefused = useClipboard().kind === 'refused' && isShown;
  if (useIsPicture()) return null;
  return (
    <p className="note alert" role="status">
      {isRefused && (
        <>
          <Drawing d="M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16m0 4v5m0 3h0" />
          {t(textKeys.refused)}
        </>
      )}
    </p>
  );
}
