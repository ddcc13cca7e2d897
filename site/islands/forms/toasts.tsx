import { createRef } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { toast, Toaster } from 'sonner';
import { adoptStyles } from '#site/islands/adopt-styles.ts';
import type { ToastLabels } from './form-messages.ts';
import type { Toast } from './load-toasts.ts';
import styles from './toasts.css?inline';

const region = createRef<HTMLElement>();

/** Shows a toast at the top for four seconds: one per form, at most three at once. Used by all forms except the inquiry. */
export function showToast(labels: ToastLabels, { form, kind, title, description, isAnnounced }: Toast): void {
  if (!region.current) mount(labels);
  // sonner's live region is always polite.
  region.current?.setAttribute('aria-live', isAnnounced ? 'off' : 'polite');
  const last = shown.get(form);
  if (last !== undefined) toast.dismiss(last);
  shown.set(form, toast[kind](title, { description }));
}

/** Latest toast of each form. */
const shown = new Map<Toast['form'], string | number>();

/** One region for all forms of the page, in its own React root, so that it outlives any island. */
function mount(labels: ToastLabels): void {
  adoptStyles(styles);
  const element = document.createElement('div');
  document.body.append(element);
  // Render synchronously, or the region would miss its first toast.
  flushSync(() => {
    createRoot(element).render(
      <Toaster
        ref={region}
        position="top-center"
        richColors
        theme="dark"
        duration={4000}
        visibleToasts={3}
        gap={14}
        closeButton
        containerAriaLabel={labels.region}
        toastOptions={{ closeButtonAriaLabel: labels.close }}
      />,
    );
  });
}
