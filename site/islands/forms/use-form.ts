import { controlId } from '#contracts/forms/element-ids.ts';
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
import { reduceSubmission, initialState, type SubmissionState } from './submission-state.ts';
import { useMessages } from './use-messages.ts';

type FormOptions<Messages> = SubmissionOptions & {
  /** Tag of the page's language, which the form's messages are in. */
  language: string;
  /** Validates the input with the same rules as the server. */
  check: (values: Readonly<Record<string, unknown>>) => ValuesCheck<object>;
  /** Called when the visitor starts, to preload code. */
  onPrepare?: () => void;
  onSent?: (messages: Messages) => void;
  /**
   * @param error error message
   * @param isField whether a field is invalid
   */
  onFailed?: (messages: Messages, error: string, isField: boolean) => void;
  /** Whether `onFailed` announces rejections. The summary then doesn't take the focus. */
  announcesRefusals?: boolean;
};

/** Returns the props of a field. */
export type FieldOf = <Name extends string>(name: Name) => { id: string; name: Name; error: string | undefined };

/** Return value of `useForm()`. */
type FormHandle<Messages> = Pick<SubmissionState, 'phase'> & {
  /** The form's messages, once loaded. */
  messages: Messages | undefined;
  field: FieldOf;
  /** Shows an empty form again. */
  reset: () => void;
  /** Props of the form's `FormFrame`. */
  frame: Pick<
    ComponentProps<typeof FormFrame>,
    'form' | 'formRef' | 'summaryRef' | 'summary' | 'isAlert' | 'onSubmit' | 'onInput' | 'onFocus'
  >;
};

/**
 * State and behavior of a form: validates it, sends it once however often it is pressed, shows errors at
 * their fields and moves the focus there. Controls are uncontrolled.
 */
export function useForm<Messages extends FormMessages>(
  formRef: RefObject<HTMLFormElement | null>,
  { language, check, onPrepare, onSent, onFailed, announcesRefusals, ...options }: FormOptions<Messages>,
): FormHandle<Messages> {
  const { form } = options;
  const [messages, loadMessages] = useMessages<Messages>(form, language);
  const [submission] = useState(() => createSubmission(options));
  const [state, dispatch] = useReducer(reduceSubmission, initialState, () => serverAnswer(form));
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
    // Without messages, let the browser post the form.
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
    // The visitor may have started before hydration.
    if (formRef.current?.contains(document.activeElement)) prepare();
  });
  useEffect(() => onHydrated(), []);

  // Focus the first invalid field or the summary, which announces it. If rejections are announced
  // elsewhere, return to the button, which lost the focus while disabled.
  useEffect(() => {
    if (state.failures === 0) return;
    const controls = [...(formRef.current?.elements ?? [])] as HTMLElement[];
    const wrong = controls.find((control) => control.hasAttribute('aria-invalid'));
    const button = controls.find((control) => control.getAttribute('type') === 'submit');
    const next = wrong ?? (announcesRefusals ? button : summaryRef.current);
    // Don't scroll to the edge, where the header would cover the label.
    next?.focus({ preventScroll: true });
    next?.scrollIntoView({ block: 'center' });
  }, [formRef, announcesRefusals, state.failures]);

  return {
    phase: state.phase,
    messages,
    field: (name) => ({ id: controlId(form, name), name, error: state.errors[name] }),
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
