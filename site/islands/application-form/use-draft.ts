import { useEffect, useState, type RefObject } from 'react';
import { draftKey, packDraft, unpackDraft } from './draft.ts';

type DraftHandle = {
  /** Whether one was brought back into the form, or is kept of what is written now. */
  state: 'none' | 'restored' | 'kept';
  save: () => void;
  /** Forgets the draft: it has been sent. */
  forget: () => void;
  /** Forgets the draft and empties the form. */
  discard: () => void;
};

/** Keeps what is written into the form inside an element in the browser's own store, and brings it back after a reload. */
export function useDraft(placeRef: RefObject<HTMLElement | null>): DraftHandle {
  const [state, setState] = useState<DraftHandle['state']>('none');
  const form = () => placeRef.current?.querySelector('form');

  const save = () => {
    const element = form();
    const text = element && packDraft(new FormData(element), Date.now());
    attempt(() => (text ? localStorage.setItem(draftKey, text) : localStorage.removeItem(draftKey)));
    setState(text ? 'kept' : 'none');
  };

  useEffect(() => {
    const draft = unpackDraft(attempt(() => localStorage.getItem(draftKey)) ?? null, Date.now());
    const element = form();
    const filled = element && Object.entries(draft ?? {}).map(([name, value]) => fill(element, name, value));
    // What was written before React came is a draft, too.
    save();
    if (filled?.includes(true)) setState('restored');
  }, []);

  const forget = () => {
    attempt(() => localStorage.removeItem(draftKey));
    setState('none');
  };
  return {
    state,
    save,
    forget,
    discard: () => {
      form()?.reset();
      forget();
      form()?.querySelector<HTMLElement>('select, input:not([type="hidden"], [tabindex="-1"])')?.focus();
    },
  };
}

/** Puts a text into an empty field; what stands there is newer than the draft. */
function fill(form: HTMLFormElement, name: string, value: string): boolean {
  const control = form.elements.namedItem(name);
  if (!(
    control instanceof HTMLInputElement ||
    control instanceof HTMLTextAreaElement ||
    control instanceof HTMLSelectElement
  ))
    return false;
  if (control.value !== '') return false;
  control.value = value;
  return control.value !== '' && name !== 'job';
}

/** The store may be switched off by the browser's settings, where even a look at it throws, or full. */
function attempt<Value>(action: () => Value): Value | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
