import { useEffect, useReducer, useRef, useState, type InputEvent, type RefObject, type SubmitEvent } from 'react';
import type { FieldErrors, ValuesCheck } from '#contracts/forms/check-values.ts';
import { errorSentence, type FormWords } from './form-words.ts';
import { serverAnswer } from './server-answer.ts';
import { createSubmission, type Outcome, type SubmissionOptions } from './submission.ts';
import { reduceSubmission, untouched, type SubmissionState } from './submission-state.ts';
import { useWords } from './use-words.ts';

type FormOptions<Words> = SubmissionOptions & {
  /** Address of the form's words, in JSON. */
  words: string;
  /** Checks what was filled in, by the server's own rules. */
  check: (values: Readonly<Record<string, unknown>>) => ValuesCheck<object>;
  /** Called when the visitor begins, to bring what will answer into the browser. */
  onPrepare?: () => void;
  onSent?: (words: Words) => void;
  /**
   * @param sentence what went wrong
   * @param isField whether that is something to correct
   */
  onFailed?: (words: Words, sentence: string, isField: boolean) => void;
  /** Whether `onFailed` says a refusal to screen readers. The sentence above the form is then for the eyes only. */
  saysRefusals?: boolean;
};

/** What a field of a form is told. */
export type FieldOf = <Name extends string>(name: Name) => { id: string; name: Name; error: string | undefined };

/** What a component needs to show a form. */
type FormHandle<Words> = Pick<SubmissionState, 'phase' | 'summary'> & {
  /** Whether the summary speaks of wrong fields: the focus goes to one of them, so it is to be announced. */
  isAlert: boolean;
  /** The form's words, once it has been touched. */
  words: Words | undefined;
  field: FieldOf;
  /** Brings an empty form back. */
  reset: () => void;
  /** To be spread on the form. */
  handlers: {
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
    onInput: (event: InputEvent<HTMLFormElement>) => void;
    onFocus: () => void;
  };
};

/**
 * One form from its first field to its end: checks it, sends it once however often it is pressed, says what is wrong at
 * its place and moves the focus there. The controls keep their own values.
 */
export function useForm<Words extends FormWords>(
  formRef: RefObject<HTMLFormElement | null>,
  { words: address, check, onPrepare, onSent, onFailed, saysRefusals, ...options }: FormOptions<Words>,
): FormHandle<Words> {
  const { form } = options;
  const [words, loadWords] = useWords<Words>(address);
  const [submission] = useState(() => createSubmission(options));
  const [state, dispatch] = useReducer(reduceSubmission, untouched, () => serverAnswer(form));
  const prepared = useRef(false);

  const prepare = () => {
    if (prepared.current) return;
    prepared.current = true;
    submission.prepare();
    onPrepare?.();
  };

  const showErrors = (said: Words, fields: FieldErrors) => {
    const errors = Object.fromEntries(
      Object.entries(fields).map(([name, error]) => [name, errorSentence(said, name, error)]),
    );
    dispatch({ type: 'wrong', errors, summary: said.check });
    onFailed?.(said, Object.values(errors)[0] ?? said.check, true);
  };

  const finish = (said: Words, outcome: Outcome) => {
    if (outcome === 'sent') {
      dispatch({ type: 'sent' });
      onSent?.(said);
    } else if ('fields' in outcome) {
      showErrors(said, outcome.fields);
    } else {
      const sentence = said.refused[outcome.refusal] ?? said.refused.failed;
      dispatch({ type: 'refused', summary: sentence });
      onFailed?.(said, sentence, false);
    }
  };

  const submit = async (element: HTMLFormElement) => {
    const said = words ?? (await loadWords().catch(() => undefined));
    // Without words there is nothing to say it with: the form goes its native way.
    if (!said) {
      element.submit();
      return;
    }
    const found = check(valuesOf(element));
    if (!found.ok) {
      showErrors(said, found.fields);
      return;
    }
    if (submission.isBusy()) return;
    dispatch({ type: 'sending' });
    finish(said, await submission.send(element, found.values));
  };

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    prepare();
    if (!submission.isBusy()) void submit(event.currentTarget);
  };

  const onInput = ({ target, currentTarget }: InputEvent<HTMLFormElement>) => {
    const { name } = target as HTMLInputElement;
    if (!words || !(name in state.errors)) return;
    const found = check(valuesOf(currentTarget));
    const error = found.ok ? undefined : found.fields[name];
    dispatch({ type: 'changed', field: name, error: error && errorSentence(words, name, error) });
  };

  // The visitor may have begun before React came.
  useEffect(() => {
    if (formRef.current?.contains(document.activeElement)) prepare();
  }, []);

  // The focus goes to the first wrong field, or to the sentence about the whole form, which is said by that; where it is
  // said otherwise, back to the button, which lost it while it was disabled.
  useEffect(() => {
    if (state.returned === 0) return;
    const next = ['[aria-invalid]', saysRefusals ? '[type="submit"]' : `#${form}-summary`];
    const [target] = next.flatMap((selector) => formRef.current?.querySelector<HTMLElement>(selector) ?? []);
    target?.focus();
  }, [form, formRef, saysRefusals, state.returned]);

  return {
    phase: state.phase,
    summary: state.summary,
    isAlert: state.summary === undefined || Object.keys(state.errors).length > 0,
    words,
    field: (name) => ({ id: `${form}-${name}`, name, error: state.errors[name] }),
    reset: () => dispatch({ type: 'reset' }),
    handlers: { onSubmit, onInput, onFocus: prepare },
  };
}

function valuesOf(form: HTMLFormElement): Record<string, unknown> {
  return Object.fromEntries(new FormData(form));
}
