import { useEffect, useState, type RefObject } from 'react';
import { attempt, device } from '#site/storage/device-storage.ts';
import { packDraft, unpackDraft } from './draft.ts';

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
    keep(text);
    setState(text ? 'kept' : 'none');
  };

  useEffect(() => {
    const draft = unpackDraft(
      attempt(() => device.localStorage[key]),
      Date.now(),
    );
    const element = form();
    const filled = element && Object.entries(draft ?? {}).map(([name, value]) => fill(element, name, value));
    // What was written before React came is a draft, too.
    save();
    if (filled?.includes(true)) setState('restored');
  }, []);

  const forget = () => {
    keep(undefined);
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

const key = 'application-draft';

function keep(text: string | null | undefined): void {
  attempt(() => {
    if (text) device.localStorage[key] = text;
    else delete device.localStorage['application-draft'];
  });
}
