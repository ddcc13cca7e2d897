import { errorId, formId, summaryId } from '#contracts/forms/element-ids.ts';
import type { FormName } from '#contracts/forms/form-names.ts';
import { initialState, type SubmissionState } from './submission-state.ts';

/**
 * Initial state from server-rendered errors, present after a form was posted without
 * JavaScript or before hydration.
 */
export function serverAnswer(form: FormName): SubmissionState {
  if (typeof document === 'undefined') return initialState;
  const element = document.getElementById(formId(form));
  const controls = element instanceof HTMLFormElement ? [...element.elements] : [];
  const errors = controls.flatMap((control) => {
    const error = shownText(errorId(control.id));
    return error ? [[control.getAttribute('name'), error]] : [];
  });
  return {
    ...initialState,
    errors: Object.fromEntries(errors) as Record<string, string>,
    summary: shownText(summaryId(form)),
  };
}

function shownText(id: string): string | undefined {
  const element = document.getElementById(id);
  return element?.hidden === false ? element.textContent || undefined : undefined;
}
