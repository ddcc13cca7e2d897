import type { FormName } from '#contracts/forms/form-names.ts';
import type { ToastLabels } from './form-messages.ts';

/** Content of a toast. */
export type Toast = {
  /** Form name; a new toast replaces the previous one of the same form. */
  form: FormName;
  kind: 'success' | 'error';
  title: string;
  description?: string | undefined;
  /** Whether the form itself announces the same, so that screen readers don't hear it twice. */
  isAnnounced: boolean;
  /** The popover with the form: a press on a toast outside it would close it. */
  popover?: Element | null | undefined;
};

const load = () => import('./toasts.tsx');

/** Preloads the code of toasts when the visitor starts using a form. */
export function prepareToasts(): void {
  load().catch(() => undefined);
}

/** Shows a toast, if its code can be loaded; the page itself shows the same message. */
export function showToast(labels: ToastLabels, toast: Toast): void {
  load().then(
    (toasts) => toasts.showToast(labels, toast),
    () => undefined,
  );
}
