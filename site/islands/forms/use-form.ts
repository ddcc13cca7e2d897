import { errorMessage } from '#contracts/forms/error-labels.ts';
import {
  useEffect,
  useEffectEvent,
  useReducer,
  useRef,
  useState,
  type ComponentProps,
  type InputEvent,
  type RefObject,
  type SubmitEvent,
} from 'react';
import type { FieldErrors, ValuesCheck } from '#contracts/forms/check-values.ts';
import type { FormMessages } from './form-messages.ts';
import type { FormFrame } from './FormFrame.tsx';
import { serverAnswer } from './server-answer.ts';
import { createSubmission, type Outcome, type SubmissionOptions } from './submission.ts';
import { reduceSubmission, untouched, type SubmissionState } from './submission-state.ts';
import { useMessages } from './use-messages.ts';

type FormOptions<Messages> = SubmissionOptions & {
  /** Tag of the page's language, which the form's messages are in. */
  language: string;
  /** Checks what was filled in, by the server's own rules. */
  check: (values: Readonly<Record<string, unknown>>) => ValuesCheck<object>;
  /** Called when the visitor begins, to bring what will answer into the browser. */
  onPrepare?: () => void;
  onSent?: (messages: Messages) => void;
  /**
   * @param error what went wrong
   * @param isField whether a field is to be corrected
   */
  onFailed?: (messages: Messages, error: string, isField: boolean) => void;
  /** Whether `onFailed` announces refusals to screen readers. The summary above the form then takes no focus. */
  announcesRefusals?: boolean;
};

/** What a field of a form is told. */
export type FieldOf = <Name extends string>(name: Name) => { id: string; name: Name; error: string | undefined };

/** What a component needs to show a form. */
type FormHandle<Messages> = Pick<SubmissionState, 'phase'> & {
  /** The form's messages, once it has been touched. */
  messages: Messages | undefined;
  field: FieldOf;
  /** Brings an empty form back. */
  reset: () => void;
  /** Props of the form's `FormFrame`. */
  frame: Pick<
    ComponentProps<typeof FormFrame>,
    'form' | 'formRef' | 'summaryRef' | 'summary' | 'isAlert' | 'onSubmit' | 'onInput' | 'onFocus'
  >;
};

/**
 * One form from its first field to its end: checks it, sends it once however often it is pressed, says what is wrong at
 * its place and moves the focus there. The controls keep their own values.
 */
export function useForm<Messages extends FormMessages>(
  formRef: RefObject<HTMLFormElement | null>,
  { language, check, onPrepare, onSent, onFailed, announcesRefusals, ...options }: FormOptions<Messages>,
): FormHandle<Messages> {
  const { form } = options;
  const [messages, loadMessages] = useMessages<Messages>(form, language);
  const [submission] = useState(() => createSubmission(options));
  const [state, dispatch] = useReducer(reduceSubmission, untouched, () => serverAnswer(form));
  const summaryRef = useRef<HTMLParagraphElement>(null);
  const prepared = useRef(false);

  const prepare = () => {
    if (prepared.current) return;
    prepared.current = true;
    submission.prepare();
    onPrepare?.();
  };

  const showErrors = (texts: Messages, fields: FieldErrors) => {
    const errors = Object.fromEntries(
      Object.entries(fields).map(([name, error]) => [name, errorMessage(texts.errors, name, error) ?? texts.check]),
    );
    dispatch({ type: 'wrong', errors, summary: texts.check });
    onFailed?.(texts, Object.values(errors)[0] ?? texts.check, true);
  };

  const finish = (texts: Messages, outcome: Outcome) => {
    if (outcome === 'sent') {
      dispatch({ type: 'sent' });
      onSent?.(texts);
    } else if ('fields' in outcome) {
      showErrors(texts, outcome.fields);
    } else {
      const refusal = texts.refused[outcome.refusal] ?? texts.refused.failed;
      dispatch({ type: 'refused', summary: refusal });
      onFailed?.(texts, refusal, false);
    }
  };

  const submit = async (element: HTMLFormElement) => {
    const texts = messages ?? (await loadMessages().catch(() => undefined));
    // Without messages the page cannot answer: the browser posts the form.
    if (!texts) {
      element.submit();
      return;
    }
    const found = check(valuesOf(element));
    if (!found.ok) {
      showErrors(texts, found.fields);
      return;
    }
    if (submission.isBusy()) return;
    dispatch({ type: 'sending' });
    finish(texts, await submission.send(element, found.values));
  };

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    prepare();
    if (!submission.isBusy()) void submit(event.currentTarget);
  };

  const onInput = ({ target, currentTarget }: InputEvent<HTMLFormElement>) => {
    const { name } = target as HTMLInputElement;
    if (!messages || !(name in state.errors)) return;
    const found = check(valuesOf(currentTarget));
    const error = found.ok ? undefined : found.fields[name];
    dispatch({
      type: 'changed',
      field: name,
      error: error && (errorMessage(messages.errors, name, error) ?? messages.check),
    });
  };

  const onHydrated = useEffectEvent(() => {
    // The visitor may have begun before React came.
    if (formRef.current?.contains(document.activeElement)) prepare();
  });
  useEffect(() => onHydrated(), []);

  // The focus goes to the first wrong field, or to the summary, which announces it; where refusals are announced
  // otherwise, back to the button, which lost the focus while it was disabled.
  useEffect(() => {
    if (state.returned === 0) return;
    const controls = [...(formRef.current?.elements ?? [])] as HTMLElement[];
    const wrong = controls.find((control) => control.hasAttribute('aria-invalid'));
    const button = controls.find((control) => control.getAttribute('type') === 'submit');
    const next = wrong ?? (announcesRefusals ? button : summaryRef.current);
    // Not at the edge, where the header covers its label.
    next?.focus({ preventScroll: true });
    next?.scrollIntoView({ block: 'center' });
  }, [formRef, announcesRefusals, state.returned]);

  return {
    phase: state.phase,
    messages,
    field: (name) => ({ id: `${form}-${name}`, name, error: state.errors[name] }),
    reset: () => dispatch({ type: 'reset' }),
    frame: {
      form,
      formRef,
      summaryRef,
      summary: state.summary,
      isAlert: state.summary === undefined || Object.keys(state.errors).length > 0,
      onSubmit,
      onInput,
      onFocus: prepare,
    },
  };
}

function valuesOf(form: HTMLFormElement): Record<string, unknown> {
  return Object.fromEntries(new FormData(form));
}
