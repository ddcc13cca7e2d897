import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { toast, Toaster } from 'sonner';
import { adoptStyles } from '#site/islands/adopt-styles.ts';
import type { ToastWords } from './form-words.ts';
import type { Toast } from './load-toasts.ts';
import styles from './toasts.css?inline';

let place: HTMLElement | undefined;

/** Shows a toast at the top: four seconds, at most three at once. All forms but the inquiry's use these. */
export function showToast(words: ToastWords, { kind, title, description, isSaid }: Toast): void {
  place ??= mount(words);
  // sonner's region is always a polite one.
  place.querySelector('section')?.setAttribute('aria-live', isSaid ? 'off' : 'polite');
  toast[kind](title, { description });
}

function mount({ region, close }: ToastWords): HTMLElement {
  adoptStyles(styles);
  const element = document.createElement('div');
  document.body.append(element);
  // One that is not there yet would not hear of its first toast.
  flushSync(() => {
    createRoot(element).render(
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
  return element;
}
