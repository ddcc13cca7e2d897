import type { ToastWords } from './form-words.ts';

const load = () => import('./toasts.tsx');

/** Brings the code of toasts into the browser, when the visitor begins with a form. */
export function prepareToasts(): void {
  load().catch(() => undefined);
}

/** Shows a toast. Without its code there is none; the page itself says the same. */
export function showToast(words: ToastWords, kind: 'success' | 'error', title: string, description?: string): void {
  load().then(
    (toasts) => toasts.showToast(words, kind, title, description),
    () => undefined,
  );
}
