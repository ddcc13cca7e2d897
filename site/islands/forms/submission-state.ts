/** State of a form submission. */
export type SubmissionState = {
  phase: 'editing' | 'sending' | 'sent';
  /** Sentences by field. */
  errors: Readonly<Record<string, string>>;
  /** A sentence about the whole form. */
  summary: string | undefined;
  /** Number of failed attempts; each moves the focus to the error. */
  failures: number;
};

export type SubmissionEvent =
  /** Fields are to be corrected. */
  | { type: 'wrong'; errors: SubmissionState['errors']; summary: string }
  /** A field was changed; `error` is its current error. */
  | { type: 'changed'; field: string; error: string | undefined }
  | { type: 'sending' }
  | { type: 'refused'; summary: string }
  | { type: 'sent' }
  | { type: 'reset' };

/** Initial state. */
export const initialState: SubmissionState = { phase: 'editing', errors: {}, summary: undefined, failures: 0 };

/** Reducer of the submission state. */
export function reduceSubmission(state: SubmissionState, event: SubmissionEvent): SubmissionState {
  switch (event.type) {
    case 'wrong':
      return { phase: 'editing', errors: event.errors, summary: event.summary, failures: state.failures + 1 };
    case 'changed':
      return afterChange(state, event.field, event.error);
    case 'sending':
      return { ...state, phase: 'sending', errors: {}, summary: undefined };
    case 'refused':
      return { phase: 'editing', errors: {}, summary: event.summary, failures: state.failures + 1 };
    case 'sent':
      return { ...initialState, phase: 'sent', failures: state.failures };
    case 'reset':
      return initialState;
  }
}

/** While typing, only errors already shown are updated; new ones don't appear in the middle of a word. */
function afterChange(state: SubmissionState, field: string, error: string | undefined): SubmissionState {
  const { [field]: shown, ...errors } = state.errors;
  if (shown === undefined || shown === error) return state;
  if (error !== undefined) return { ...state, errors: { ...errors, [field]: error } };
  return { ...state, errors, summary: Object.keys(errors).length > 0 ? state.summary : undefined };
}
