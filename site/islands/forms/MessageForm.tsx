import { useRef, type ReactNode, type RefObject } from 'react';
import type { ValuesCheck } from '#contracts/forms/check-values.ts';
import type { FormName } from '#contracts/forms/form-names.ts';
import { ProtectionNotice, type NoticeLabels } from '#site/ui/form/ProtectionNotice.tsx';
import { SubmitButton } from '#site/ui/form/SubmitButton.tsx';
import type { FormMessages, ToastLabels } from './form-messages.ts';
import { FormFrame, type FormPlace } from './FormFrame.tsx';
import { prepareToasts, showToast } from './load-toasts.ts';
import { SentPanel } from './SentPanel.tsx';
import { useForm, type FieldOf } from './use-form.ts';

/** What every form of a page of its own is told. */
export type MessageFormBasics = {
  place: FormPlace;
  notice: NoticeLabels;
};

/** The messages of such a form. */
export type MessageFormMessages = FormMessages & {
  /** Title of the toast that says a form was not sent. */
  notSent: string;
  toast: ToastLabels;
  /** The button that brings an empty form back, where another message makes sense. */
  again?: string;
};

type MessageFormProps = MessageFormBasics & {
  form: FormName;
  formRef?: RefObject<HTMLFormElement | null>;
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
  const { form, place, notice, check, withFile, submit, onSent, children } = props;
  const ownRef = useRef<HTMLFormElement>(null);
  const { field, phase, messages, reset, frame } = useForm<MessageFormMessages>(props.formRef ?? ownRef, {
    form,
    language: place.language,
    check,
    onPrepare: prepareToasts,
    onSent: ({ toast, sent }) => {
      onSent?.();
      // The panel in the form's place takes the focus and says the same.
      showToast(toast, { form, kind: 'success', title: sent.title, description: sent.text, isAnnounced: true });
    },
    // What is to be corrected says so at its place.
    onFailed: ({ toast, notSent }, error, isField) => {
      if (!isField) showToast(toast, { form, kind: 'error', title: notSent, description: error, isAnnounced: true });
    },
  });
  if (phase === 'sent' && messages) return <SentPanel message={messages.sent} again={messages.again} onAgain={reset} />;
  return (
    <FormFrame {...frame} place={place} withFile={withFile}>
      {children(field)}
      <div>
        <SubmitButton label={submit} busy={phase === 'sending' ? messages?.busy : undefined} />
      </div>
      <ProtectionNotice {...notice} />
    </FormFrame>
  );
}
