import { useRef, useState } from 'react';
import { checkValues } from '#contracts/forms/check-values.ts';
import { errorId, summaryId } from '#contracts/forms/element-ids.ts';
import { newsletterSchema } from '#contracts/forms/newsletter.ts';
import type { FormMessages, ToastLabels } from '#site/islands/forms/form-messages.ts';
import { FormFrame, type FormPlace } from '#site/islands/forms/FormFrame.tsx';
import { prepareToasts, showToast } from '#site/islands/forms/load-toasts.ts';
import { useForm } from '#site/islands/forms/use-form.ts';
import { withServerMarkup } from '#site/islands/with-server-markup.tsx';
import { Button } from '#site/ui/Button.tsx';
import { Cluster } from '#site/ui/Cluster.tsx';
import css from './NewsletterForm.module.css';

type NewsletterMessages = FormMessages & {
  toast: ToastLabels;
};

type NewsletterFormProps = {
  place: FormPlace;
  labels: { email: string; submit: string };
};

/**
 * The newsletter form at the end of every page. Messages are toasts, and the same text describes the field for screen
 * readers. The server's messages, without scripts, are visible below the field.
 */
export const NewsletterForm = withServerMarkup('NewsletterForm', Newsletter);

function Newsletter({ place, labels }: NewsletterFormProps) {
  const formRef = useRef<HTMLFormElement>(null);
  const [hasToast, setToast] = useState(false);
  const { field, phase, messages, frame } = useForm<NewsletterMessages>(formRef, {
    form: 'newsletter',
    language: place.language,
    check: (values) => checkValues(newsletterSchema, values),
    onPrepare: prepareToasts,
    onSent: ({ toast, sent }) => {
      setToast(true);
      formRef.current?.reset();
      showToast(toast, {
        form: 'newsletter',
        kind: 'success',
        title: sent.title,
        description: sent.text,
        isAnnounced: false,
      });
    },
    onFailed: ({ toast, refused: { failed } }, error, isField) => {
      setToast(true);
      // Focus moves to the field or the message above it, which has the same text; unless already there.
      const isAnnounced = !isField || document.activeElement !== formRef.current?.elements.namedItem('email');
      const [title, description] = isField || error === failed ? [error] : [failed, error];
      showToast(toast, { form: 'newsletter', kind: 'error', title, description, isAnnounced });
    },
  });
  const { id, name, error } = field('email');
  return (
    <FormFrame {...frame} place={place} className={css.form} data-gap="2" isSummaryHidden={hasToast}>
      <label htmlFor={id}>{labels.email}</label>
      <Cluster gap={2} align="stretch">
        <input
          id={id}
          name={name}
          type="email"
          autoComplete="email"
          enterKeyHint="send"
          dir="ltr"
          required
          aria-invalid={error ? true : undefined}
          aria-describedby={`${errorId(id)} ${summaryId('newsletter')}${phase === 'sent' ? ' newsletter-sent' : ''}`}
        />
        <Button variant="secondary" type="submit" disabled={phase === 'sending'}>
          {(phase === 'sending' && messages?.busy) || labels.submit}
        </Button>
      </Cluster>
      <p id={errorId(id)} className={hasToast ? 'visually-hidden' : undefined} data-tone="danger" hidden={!error}>
        {error}
      </p>
      {phase === 'sent' && messages && (
        <p id="newsletter-sent" className="visually-hidden">
          {messages.sent.title} {messages.sent.text}
        </p>
      )}
    </FormFrame>
  );
}
