import { useEffect, useRef } from 'react';
import { checkValues } from '#contracts/forms/check-values.ts';
import { inquirySchema } from '#contracts/forms/inquiry.ts';
import type { FormWords, SentWords } from '#site/islands/forms/form-words.ts';
import { FormFrame, type FormPlace } from '#site/islands/forms/FormFrame.tsx';
import { SentPanel } from '#site/islands/forms/SentPanel.tsx';
import { useForm } from '#site/islands/forms/use-form.ts';
import { withServerMarkup } from '#site/islands/with-server-markup.tsx';
import { ProtectionNotice, type NoticeLabels } from '#site/ui/form/ProtectionNotice.tsx';
import { SubmitButton } from '#site/ui/form/SubmitButton.tsx';
import { TextArea } from '#site/ui/form/TextArea.tsx';
import { TextField } from '#site/ui/form/TextField.tsx';
import css from './InquiryForm.module.css';
import { InquiryToast, type InquiryToastWords } from './InquiryToast.tsx';
import { postInquiry } from './post-inquiry.ts';
import { removeSpaces } from './remove-spaces.ts';
import { useOneToast } from './use-one-toast.ts';
import { usePanel } from './use-panel.ts';

type InquiryWords = FormWords & {
  /** What the panel says after sending; the toast says `sent`. */
  panel: SentWords;
  /** Title of the toast that says it was not sent. */
  notSent: string;
  toast: InquiryToastWords;
};

type InquiryFormProps = {
  place: FormPlace;
  /** Address of its words, in JSON. */
  words: string;
  labels: { name: string; email: string; message: string; submit: string };
  notice: NoticeLabels;
};

/** The form in the panel of the home page. */
export const InquiryForm = withServerMarkup('InquiryForm', Inquiry);

function Inquiry({ place, words: address, labels, notice }: InquiryFormProps) {
  const formRef = useRef<HTMLFormElement>(null);
  const placeRef = useRef<HTMLDivElement>(null);
  const [message, tell, dismiss] = useOneToast();

  const { field, phase, summary, isAlert, words, reset, handlers } = useForm<InquiryWords>(formRef, {
    form: 'inquiry',
    words: address,
    before: postInquiry,
    saysRefusals: true,
    check: (values) => checkValues(inquirySchema, values),
    onSent: ({ sent }) => {
      panel.open();
      tell({ variant: 'default', ...sent });
    },
    onFailed: ({ notSent }, text, isField) => {
      if (isField) return;
      panel.open();
      tell({ variant: 'destructive', title: notSent, text });
    },
  });
  const panel = usePanel(placeRef, () => {
    if (phase === 'sent') reset();
  });

  // What was typed before React came is typed without spaces, too.
  useEffect(() => {
    const input = formRef.current?.elements.namedItem('email');
    if (input instanceof HTMLInputElement) removeSpaces(input);
  }, []);

  return (
    <div ref={placeRef}>
      {phase === 'sent' && words ? (
        <SentPanel words={words.panel} />
      ) : (
        <FormFrame
          form="inquiry"
          formRef={formRef}
          place={place}
          summary={summary}
          isAlert={isAlert}
          className={css.form}
          {...handlers}
        >
          <TextField {...field('name')} label={labels.name} autoComplete="name" enterKeyHint="next" />
          <TextField
            {...field('email')}
            label={labels.email}
            // Not of type `email`: its value has no spaces at the ends, while they stand in the field.
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
          <SubmitButton label={labels.submit} busy={phase === 'sending' ? words?.busy : undefined} />
          <ProtectionNotice {...notice} />
        </FormFrame>
      )}
      {words && <InquiryToast message={message} words={words.toast} onClose={dismiss} />}
    </div>
  );
}
