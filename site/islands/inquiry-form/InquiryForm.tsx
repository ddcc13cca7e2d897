import { useEffect, useRef } from 'react';
import { checkValues } from '#contracts/forms/check-values.ts';
import { inquirySchema } from '#contracts/forms/inquiry.ts';
import type { FormMessages, SentMessage, ToastLabels } from '#site/islands/forms/form-messages.ts';
import { FormFrame, type FormPlace } from '#site/islands/forms/FormFrame.tsx';
import { prepareToasts, showToast } from '#site/islands/forms/load-toasts.ts';
import { SentPanel } from '#site/islands/forms/SentPanel.tsx';
import { useForm } from '#site/islands/forms/use-form.ts';
import { withServerMarkup } from '#site/islands/with-server-markup.tsx';
import { SubmitButton } from '#site/ui/form/SubmitButton.tsx';
import { TextArea } from '#site/ui/form/TextArea.tsx';
import { TextField } from '#site/ui/form/TextField.tsx';
import { postInquiry } from './post-inquiry.ts';
import { usePanel } from './use-panel.ts';

type InquiryMessages = FormMessages & {
  /** Panel text after sending; the toast shows `sent`. */
  panel: SentMessage;
  /** Toast title if sending failed. */
  notSent: string;
  toast: ToastLabels;
};

type InquiryFormProps = {
  place: FormPlace;
  labels: { name: string; email: string; message: string; submit: string };
};

/** The form in the panel of the home page. */
export const InquiryForm = withServerMarkup('InquiryForm', Inquiry);

function Inquiry({ place, labels }: InquiryFormProps) {
  const formRef = useRef<HTMLFormElement>(null);
  const placeRef = useRef<HTMLDivElement>(null);
  const show = (labels: ToastLabels, kind: 'success' | 'error', title: string, description: string) => {
    panel.open();
    const popover = placeRef.current?.closest('[popover]');
    showToast(labels, { form: 'inquiry', kind, title, description, isAnnounced: false, popover });
  };

  const { field, phase, messages, reset, frame } = useForm<InquiryMessages>(formRef, {
    form: 'inquiry',
    language: place.language,
    before: postInquiry,
    announcesRefusals: true,
    check: (values) => checkValues(inquirySchema, values),
    onPrepare: prepareToasts,
    onSent: ({ toast, sent }) => show(toast, 'success', sent.title, sent.text),
    onFailed: ({ toast, notSent }, text, isField) => {
      if (!isField) show(toast, 'error', notSent, text);
    },
  });
  const panel = usePanel(placeRef, () => {
    if (phase === 'sent') reset();
  });

  // Also remove spaces typed before hydration.
  useEffect(() => {
    const input = formRef.current?.elements.namedItem('email');
    if (input instanceof HTMLInputElement) removeSpaces(input);
  }, []);

  return (
    <div ref={placeRef}>
      {phase === 'sent' && messages ? (
        <SentPanel message={messages.panel} isAnnounced />
      ) : (
        <FormFrame {...frame} place={place}>
          <TextField {...field('name')} label={labels.name} autoComplete="name" enterKeyHint="next" />
          <TextField
            {...field('email')}
            label={labels.email}
            // Not type `email`: its value hides surrounding spaces that the field still shows.
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="next"
            dir="ltr"
            onInput={({ currentTarget }) => removeSpaces(currentTarget)}
            onBlur={({ currentTarget }) => (currentTarget.value = currentTarget.value.trim())}
          />
          <TextArea {...field('message')} label={labels.message} rows={3} autoComplete="off" />
          <SubmitButton label={labels.submit} busy={phase === 'sending' ? messages?.busy : undefined} />
        </FormFrame>
      )}
    </div>
  );
}

/** Removes all white space from a field and keeps the cursor position. */
function removeSpaces(input: HTMLInputElement): void {
  const { value, selectionStart } = input;
  if (!/\s/.test(value)) return;
  const before = value.slice(0, selectionStart ?? value.length).replaceAll(/\s/g, '').length;
  input.value = value.replaceAll(/\s/g, '');
  if (document.activeElement === input) input.setSelectionRange(before, before);
}
