import type { ToastLabels } from './form-messages.ts';

import type { FormName } from '#contracts/forms/form-names.ts';

/** What a toast tells. */
export type Toast = {
  /** Name of the form: its toast before this one goes. */
  form: FormName;
  kind: 'success' | 'error';
  title: string;
  description?: string | undefined;
  /** Whether the form announces the same to screen readers, which are not to hear it twice. */
  isAnnounced: boolean;
};

const load = () => import('./toasts.tsx');

/** Brings the code of toasts into the browser, when the visitor begins with a form. */
export function prepareToasts(): void {
  load().catch(() => undefined);
}

/** Shows a toast. Without its code there is none; the page itself says the same. */
export function showToast(labels: ToastLabels, toast: Toast): void {
  load().then(
    (toasts) => toasts.showToast(labels, toast),
    () => undefined,
  );
}
