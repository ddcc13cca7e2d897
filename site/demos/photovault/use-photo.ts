import { useCallback, useEffect, useState } from 'react';
import { encryptWithSecret, decryptWithSecret, type Encrypted } from '#site/demos/crypto/encryption.ts';
import { drawSamplePicture } from './sample-picture.ts';

export type PhotoState =
  | { kind: 'loading' }
  | { kind: 'plain'; bytes: Uint8Array<ArrayBuffer>; isUnlocked: boolean }
  | { kind: 'encrypted'; encrypted: Encrypted; isWrong: boolean };

/** Maximum size of a picture held in memory, bytes. */
const maxBytes = 20_000_000;

/** One in-memory picture, plain or encrypted, never both. Leaving the page erases it. */
export function usePhoto() {
  const [state, setState] = useState<PhotoState>({ kind: 'loading' });
  const [problem, setProblem] = useState<'not-a-picture' | 'too-large'>();
  const [isBusy, setBusy] = useState(false);

  const showSample = useCallback(() => {
    void drawSamplePicture().then((bytes) => setState({ kind: 'plain', bytes, isUnlocked: false }));
  }, []);
  useEffect(() => {
    showSample();
    addEventListener('pagehide', showSample);
    return () => removeEventListener('pagehide', showSample);
  }, [showSample]);

  const become = (next: PhotoState) => {
    setBusy(false);
    setState(next);
  };
  return {
    state,
    problem,
    isBusy,
    /** Replaces the picture with a file. */
    choose: (file: File | undefined) => {
      if (!file) return;
      setProblem(file.size > maxBytes ? 'too-large' : undefined);
      if (file.size > maxBytes) return;
      void file
        .arrayBuffer()
        .then((buffer) => become({ kind: 'plain', bytes: new Uint8Array(buffer), isUnlocked: false }));
    },
    /** The chosen file is not a picture: restores the sample. */
    refuse: useCallback(() => {
      setProblem('not-a-picture');
      showSample();
    }, [showSample]),
    lock: (pin: string) => {
      if (state.kind !== 'plain' || isBusy) return;
      setProblem(undefined);
      setBusy(true);
      void encryptWithSecret(pin, state.bytes).then((encrypted) =>
        become({ kind: 'encrypted', encrypted, isWrong: false }),
      );
    },
    unlock: (pin: string) => {
      if (state.kind !== 'encrypted' || isBusy) return;
      setBusy(true);
      const { encrypted } = state;
      void decryptWithSecret(pin, encrypted).then((bytes) =>
        become(bytes ? { kind: 'plain', bytes, isUnlocked: true } : { kind: 'encrypted', encrypted, isWrong: true }),
      );
    },
  };
}
