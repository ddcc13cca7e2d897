import { useRef, type ReactNode } from 'react';
import type { ValuesCheck } from '#contracts/forms/check-values.ts';
import type { FormName } from '#contracts/forms/form-names.ts';
import { ProtectionNotice, type NoticeLabels } from '#site/ui/form/ProtectionNotice.tsx';
import { SubmitButton } from '#site/ui/form/SubmitButton.tsx';
import type { FormWords, ToastWords } from './form-words.ts';
import { FormFrame, type FormPlace } from './FormFrame.tsx';
import { prepareToasts, showToast } from './load-toasts.ts';
import { SentPanel } from './SentPanel.tsx';
import { useForm, type FieldOf } from './use-form.ts';

/** What every form of a page of its own is told. */
export type MessageFormBasics = {
  place: FormPlace;
  /** Address of its words, in JSON. */
  words: string;
  notice: NoticeLabels;
};

/** The words of such a form. */
export type MessageWords = FormWords & {
  /** Title of the toast that says a form was not sent. */
  notSent: string;
  toast: ToastWords;
  /** The button that brings an empty form back. */
  again: string;
};

type MessageFormProps = MessageFormBasics & {
  form: FormName;
  check: (values: Readonly<Record<string, unknown>>) => ValuesCheck<object>;
  withFile?: boolean;
  /** The button. */
  submit: string;
  /** Called once it has arrived, while the form is still there. */
  onSent?: () => void;
  children: (field: FieldOf) => ReactNode;
};

/** A form of a page of its own: toasts say what became of it, and where it was stands then what happens next. */
export function MessageForm(props: MessageFormProps) {
  const { form, place, words: address, notice, check, withFile, submit, onSent, children } = props;
  const formRef = useRef<HTMLFormElement>(null);
  const { field, phase, summary, isAlert, words, reset, handlers } = useForm<MessageWords>(formRef, {
    form,
    words: address,
    check,
    onPrepare: prepareToasts,
    onSent: ({ toast, sent }) => {
      onSent?.();
      // The panel in the form's place takes the focus and says the same.
      showToast(toast, { kind: 'success', title: sent.title, description: sent.text, isSaid: true });
    },
    // What is to be corrected says so at its place.
    onFailed: ({ toast, notSent }, sentence, isField) => {
      if (!isField) showToast(toast, { kind: 'error', title: notSent, description: sentence, isSaid: true });
    },
  });
  if (phase === 'sent' && words) return <SentPanel words={words.sent} again={words.again} onAgain={reset} />;
  return (
    <FormFrame
      form={form}
      formRef={formRef}
      place={place}
      summary={summary}
      isAlert={isAlert}
      withFile={withFile}
      {...handlers}
    >
      {children(field)}
      <div>
        <SubmitButton label={submit} busy={phase === 'sending' ? words?.busy : undefined} />
      </div>
      <ProtectionNotice {...notice} />
    </FormFrame>
  );
}
