import { useEffect, useState } from 'react';

/** A toast; a new id makes a new one. */
export type OneToast = {
  id: number;
  open: boolean;
  variant: 'default' | 'destructive';
  title: string;
  text: string;
};

/** How long a closed toast stays in state, ms. */
const removalDelayMs = 1_000_000;

/** State of a single toast: a new one replaces the last. */
export function useOneToast(): [
  toast: OneToast | undefined,
  show: (toast: Pick<OneToast, 'variant' | 'title' | 'text'>) => void,
  close: () => void,
] {
  const [toast, setToast] = useState<OneToast>();
  const closed = toast?.open === false;
  useEffect(() => {
    if (!closed) return undefined;
    const timer = setTimeout(() => setToast(undefined), removalDelayMs);
    return () => clearTimeout(timer);
  }, [closed]);
  return [
    toast,
    // Ids count up from 1.
    (next) => setToast((last) => ({ ...next, id: (last?.id ?? 0) + 1, open: true })),
    () => setToast((last) => last && { ...last, open: false }),
  ];
}
