import { useMemo, useSyncExternalStore } from 'react';
import { readChoice, writeChoice, type Choice } from './choice.ts';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('hashchange', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('hashchange', listener);
  };
}

/** State of the filter, kept only in the URL, with a setter. */
export function useChoice(
  parameter: string,
  topics: readonly { id: string }[],
): [choice: Choice, choose: (choice: Choice) => void] {
  const hash = useSyncExternalStore(
    subscribe,
    () => location.hash,
    () => '',
  );
  const choice = useMemo(() => readChoice(hash, parameter, topics), [hash, parameter, topics]);
  const choose = (next: Choice) => {
    history.replaceState(history.state, '', writeChoice(location.href, parameter, next));
    for (const listener of listeners) listener();
  };
  return [choice, choose];
}
