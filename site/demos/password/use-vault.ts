import { useEffect, useState } from 'react';
import { encryptWithSecret, decryptWithSecret, type Encrypted } from '#site/demos/crypto/encryption.ts';

/** What the vault keeps. */
export type Entry = { name: string; password: string };

export type VaultState =
  | { kind: 'new' }
  | { kind: 'open'; passphrase: string; entries: readonly Entry[] }
  | { kind: 'locked'; encrypted: Encrypted; isWrong: boolean };

export type VaultControl = {
  state: VaultState;
  /** The key is being derived, which is deliberately slow. */
  isBusy: boolean;
  /** Whether the visitor has interacted yet; from then on the focus is managed. */
  isUsed: boolean;
  create: (passphrase: string) => void;
  unlock: (passphrase: string) => void;
  lock: () => void;
  add: (entry: Entry) => void;
};

/**
 * An in-memory vault. While locked, it holds nothing but ciphertext; leaving the page erases it.
 *
 * @param initial the vault at the start
 */
export function useVault(initial: VaultState = { kind: 'new' }): VaultControl {
  const [state, setState] = useState(initial);
  const [isBusy, setBusy] = useState(false);
  const [isUsed, setUsed] = useState(false);

  useEffect(() => {
    // The back/forward cache may keep the page; the vault must not survive in it.
    const erase = () => setState({ kind: 'new' });
    addEventListener('pagehide', erase);
    return () => removeEventListener('pagehide', erase);
  }, []);

  const become = (next: VaultState) => {
    setUsed(true);
    setBusy(false);
    setState(next);
  };
  return {
    state,
    isBusy,
    isUsed,
    create: (passphrase) => become({ kind: 'open', passphrase, entries: [] }),
    lock: () => {
      if (state.kind !== 'open' || isBusy) return;
      setBusy(true);
      const plain = new TextEncoder().encode(JSON.stringify(state.entries));
      void encryptWithSecret(state.passphrase, plain).then((encrypted) =>
        become({ kind: 'locked', encrypted, isWrong: false }),
      );
    },
    unlock: (passphrase) => {
      if (state.kind !== 'locked' || isBusy) return;
      setBusy(true);
      const { encrypted } = state;
      void decryptWithSecret(passphrase, encrypted).then((plain) =>
        become(
          plain
            ? {
                kind: 'open',
                passphrase,
                entries: JSON.parse(new TextDecoder().decode(plain)) as readonly Entry[],
              }
            : { kind: 'locked', encrypted, isWrong: true },
        ),
      );
    },
    add: (entry) => {
      if (state.kind === 'open') setState({ ...state, entries: [...state.entries, entry] });
    },
  };
}
