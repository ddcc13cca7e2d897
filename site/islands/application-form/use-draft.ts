import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { attempt, device } from '#site/storage/device-storage.ts';
import { packDraft, unpackDraft } from './draft.ts';

type DraftHandle = {
  /** Whether a draft was restored, or is being kept. */
  state: 'none' | 'restored' | 'kept';
  save: () => void;
  /** Deletes the draft after sending. */
  clear: () => void;
  /** Deletes the draft and resets the form. */
  discard: () => void;
};

/** Keeps a draft of a form in browser storage and restores it after a reload. */
export function useDraft(formRef: RefObject<HTMLFormElement | null>): DraftHandle {
  const [state, setState] = useState<DraftHandle['state']>('none');

  const save = () => {
    const form = formRef.current;
    const text = form && packDraft(new FormData(form), Date.now());
    keep(text);
    setState(text ? 'kept' : 'none');
  };

  const restore = useEffectEvent(() => {
    const draft = unpackDraft(
      attempt(() => device.localStorage[key]),
      Date.now(),
    );
    const form = formRef.current;
    const filled = form && Object.entries(draft ?? {}).map(([name, value]) => fill(form, name, value));
    // Include text written before hydration.
    save();
    if (filled?.includes(true)) setState('restored');
  });
  useEffect(() => restore(), []);

  const clear = () => {
    keep(undefined);
    setState('none');
  };
  return {
    state,
    save,
    clear,
    discard: () => {
      formRef.current?.reset();
      clear();
      const controls = [...(formRef.current?.elements ?? [])] as HTMLElement[];
      controls.find((control) => control.matches('select, input:not([type="hidden"], [tabindex="-1"])'))?.focus();
    },
  };
}

/** Fills a field if it is empty; existing text is newer than the draft. */
function fill(form: HTMLFormElement, name: string, value: string): boolean {
  const control = form.elements.namedItem(name);
  if (
    !(
      control instanceof HTMLInputElement ||
      control instanceof HTMLTextAreaElement ||
      control instanceof HTMLSelectElement
    )
  )
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
