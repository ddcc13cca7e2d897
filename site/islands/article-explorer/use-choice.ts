import { useMemo, useSyncExternalStore } from 'react';
import { readChoice, writeChoice, type Choice } from './choice.ts';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('popstate', listener);
  };
}

/** State of the filter, kept only in the URL, with a setter. */
export function useChoice(
  parameter: string,
  topics: readonly { id: string }[],
): [choice: Choice, choose: (choice: Choice) => void] {
  const search = useSyncExternalStore(
    subscribe,
    () => location.search,
    () => '',
  );
  const choice = useMemo(() => readChoice(search, parameter, topics), [search, parameter, topics]);
  const choose = (next: Choice) => {
    history.replaceState(history.state, '', writeChoice(location.href, parameter, next));
    for (const listener of listeners) listener();
  };
  return [choice, choose];
}
