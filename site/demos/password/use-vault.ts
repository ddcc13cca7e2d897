import { useEffect, useState } from 'react';
import { decrypt, deriveBits, encrypt, iterations } from '#site/demos/crypto/encryption.ts';

/** What the vault keeps. */
export type Entry = { name: string; note?: string; password: string };

/** An encrypted entry: its ciphertext, and the nonce of AES-GCM, new for each. */
export type Sealed = { iv: Bytes; cipher: Bytes };

type Bytes = Uint8Array<ArrayBuffer>;

export type VaultState =
  | { kind: 'new' }
  /** `sealed` is in the order of the entries. */
  | { kind: 'open'; salt: Bytes; key: Bytes; entries: readonly Entry[]; sealed: readonly Sealed[] }
  | { kind: 'locked'; salt: Bytes; sealed: readonly Sealed[]; isWrong: boolean };

export type VaultControl = {
  state: VaultState;
  /** The key is being derived, which is deliberately slow. */
  isBusy: boolean;
  /** Whether the visitor has interacted yet; from then on the focus is managed. */
  isUsed: boolean;
  create: (passphrase: string, entries: readonly Entry[]) => void;
  unlock: (passphrase: string) => void;
  lock: () => void;
  add: (entry: Entry) => void;
};

/**
 * An in-memory vault. While locked, it holds nothing but ciphertext; leaving the page erases it.
 *
 * @param drawn entries of a vault that is drawn open; without them, it is new
 */
export function useVault(drawn?: readonly Entry[]): VaultControl {
  const [state, setState] = useState<VaultState>(() =>
    drawn
      ? { kind: 'open', salt: new Uint8Array(), key: new Uint8Array(), entries: drawn, sealed: [] }
      : { kind: 'new' },
  );
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
    // A vault that was erased meanwhile stays erased.
    setState((now) => (now === state ? next : now));
  };
  const derive = (passphrase: string, salt: Bytes) => {
    setBusy(true);
    return deriveBits(passphrase, salt, iterations, 32);
  };
  return {
    state,
    isBusy,
    isUsed,
    create: (passphrase, entries) => {
      if (state.kind !== 'new' || isBusy) return;
      const salt = crypto.getRandomValues(new Uint8Array(16));
      void derive(passphrase, salt).then(async (key) =>
        become({
          kind: 'open',
          salt,
          key,
          entries,
          sealed: await Promise.all(entries.map((entry) => seal(entry, key))),
        }),
      );
    },
    lock: () => {
      if (state.kind === 'open') become({ kind: 'locked', salt: state.salt, sealed: state.sealed, isWrong: false });
    },
    unlock: (passphrase) => {
      if (state.kind !== 'locked' || isBusy) return;
      const { salt, sealed } = state;
      void derive(passphrase, salt).then(async (key) => {
        const plain = await Promise.all(sealed.map(({ iv, cipher }) => decrypt(key, iv, cipher)));
        const entries = plain.flatMap((bytes) => (bytes ? [JSON.parse(new TextDecoder().decode(bytes)) as Entry] : []));
        become(
          entries.length === sealed.length
            ? { kind: 'open', salt, key, entries, sealed }
            : { kind: 'locked', salt, sealed, isWrong: true },
        );
      });
    },
    add: (entry) => {
      if (state.kind !== 'open') return;
      void seal(entry, state.key).then((one) =>
        become({ ...state, entries: [...state.entries, entry], sealed: [...state.sealed, one] }),
      );
    },
  };
}

async function seal(entry: Entry, key: Bytes): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  return { iv, cipher: await encrypt(key, iv, new TextEncoder().encode(JSON.stringify(entry))) };
}
