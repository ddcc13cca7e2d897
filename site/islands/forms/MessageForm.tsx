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

/** Common props of full-page forms. */
export type MessageFormBasics = {
  place: FormPlace;
  notice: NoticeLabels;
};

/** The messages of such a form. */
export type MessageFormMessages = FormMessages & {
  /** Toast title if sending failed. */
  notSent: string;
  toast: ToastLabels;
  /** Label of the button that shows an empty form again, if another message makes sense. */
  again?: string;
};

type MessageFormProps = MessageFormBasics & {
  form: FormName;
  formRef?: RefObject<HTMLFormElement | null>;
  check: (values: Readonly<Record<string, unknown>>) => ValuesCheck<object>;
  withFile?: boolean;
  /** Of the form; fields with a value of their own are filled in by browsers anyway. */
  autoComplete?: 'off';
  /** The button. */
  submit: string;
  /** Called after successful submission, while the form is still mounted. */
  onSent?: () => void;
  children: (field: FieldOf) => ReactNode;
};

/** A full-page form: toasts show the result, and a panel with the next steps replaces the form. */
export function MessageForm(props: MessageFormProps) {
  const { form, place, notice, check, withFile, autoComplete, submit, onSent, children } = props;
  const ownRef = useRef<HTMLFormElement>(null);
  const { field, phase, messages, reset, frame } = useForm<MessageFormMessages>(props.formRef ?? ownRef, {
    form,
    language: place.language,
    check,
    onPrepare: prepareToasts,
    onSent: ({ toast, sent }) => {
      onSent?.();
      // The panel that replaces the form takes the focus and has the same text.
      showToast(toast, { form, kind: 'success', title: sent.title, description: sent.text, isAnnounced: true });
    },
    // Field errors are shown at their fields.
    onFailed: ({ toast, notSent }, error, isField) => {
      if (!isField) showToast(toast, { form, kind: 'error', title: notSent, description: error, isAnnounced: true });
    },
  });
  if (phase === 'sent' && messages) return <SentPanel message={messages.sent} again={messages.again} onAgain={reset} />;
  return (
    <FormFrame {...frame} place={place} withFile={withFile} autoComplete={autoComplete}>
      {children(field)}
      <div>
        <SubmitButton label={submit} busy={phase === 'sending' ? messages?.busy : undefined} />
      </div>
      <ProtectionNotice {...notice} />
    </FormFrame>
  );
}
