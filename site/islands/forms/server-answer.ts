import type { FormName } from '#contracts/forms/form-names.ts';
import { initialState, type SubmissionState } from './submission-state.ts';

/**
 * Initial state from server-rendered errors, present after a form was posted without
 * JavaScript or before hydration.
 */
export function serverAnswer(form: FormName): SubmissionState {
  if (typeof document === 'undefined') return initialState;
  const shown = [...document.querySelectorAll<HTMLElement>(`#form-${form} [id$="-error"]:not([hidden])`)];
  const summary = document.querySelector(`#${form}-summary:not([hidden])`)?.textContent;
  const field = ({ id }: HTMLElement) => id.slice(form.length + 1, -'-error'.length);
  return {
    ...initialState,
    errors: Object.fromEntries(shown.map((element) => [field(element), element.textContent])),
    summary: summary || undefined,
  };
}
