import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { toast, Toaster } from 'sonner';
import { adoptStyles } from '#site/islands/adopt-styles.ts';
import type { ToastWords } from './form-words.ts';
import styles from './toasts.css?inline';

let mounted = false;

/** Shows a toast at the top: four seconds, at most three at once. All forms but the inquiry's use these. */
export function showToast(words: ToastWords, kind: 'success' | 'error', title: string, description?: string): void {
  if (!mounted) mount(words);
  toast[kind](title, { description });
}

function mount({ region, close }: ToastWords): void {
  mounted = true;
  adoptStyles(styles);
  const place = document.createElement('div');
  document.body.append(place);
  // One that is not there yet would not hear of its first toast.
  flushSync(() => {
    createRoot(place).render(
      createElement(Toaster, {
        position: 'top-center',
        richColors: true,
        theme: 'dark',
        duration: 4000,
        visibleToasts: 3,
        gap: 14,
        closeButton: true,
        containerAriaLabel: region,
        toastOptions: { closeButtonAriaLabel: close },
      }),
    );
  });
}
