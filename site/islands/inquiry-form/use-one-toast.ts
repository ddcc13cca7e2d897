import { useEffect, useState } from 'react';

/** A toast; another id makes another one. */
export type OneToast = {
  id: number;
  open: boolean;
  variant: 'default' | 'destructive';
  title: string;
  text: string;
};

/** How long a closed toast is remembered, ms. */
const removalDelayMs = 1_000_000;

/** At most one toast: a new one takes the place of the last. */
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
