import { useRef } from 'react';
import { checkValues } from '#contracts/forms/check-values.ts';
import { newsletterSchema } from '#contracts/forms/newsletter.ts';
import type { FormWords, ToastWords } from '#site/islands/forms/form-words.ts';
import { FormFrame, type FormPlace } from '#site/islands/forms/FormFrame.tsx';
import { prepareToasts, showToast } from '#site/islands/forms/load-toasts.ts';
import { useForm } from '#site/islands/forms/use-form.ts';
import { withServerMarkup } from '#site/islands/with-server-markup.tsx';
import css from './NewsletterForm.module.css';

type NewsletterWords = FormWords & {
  toast: ToastWords;
};

type NewsletterFormProps = {
  place: FormPlace;
  /** Address of its words, in JSON. */
  words: string;
  labels: { email: string; submit: string };
};

/** The newsletter's form at the end of every page. Its messages are toasts; the same words are tied to the field. */
export const NewsletterForm = withServerMarkup('NewsletterForm', Newsletter);

function Newsletter({ place, words: address, labels }: NewsletterFormProps) {
  const formRef = useRef<HTMLFormElement>(null);
  const { field, phase, summary, isAlert, words, handlers } = useForm<NewsletterWords>(formRef, {
    form: 'newsletter',
    words: address,
    check: (values) => checkValues(newsletterSchema, values),
    onPrepare: prepareToasts,
    onSent: ({ toast, sent }) => {
      formRef.current?.reset();
      showToast(toast, { kind: 'success', title: sent.title, description: sent.text, isSaid: false });
    },
    onFailed: ({ toast, refused: { failed } }, sentence, isField) => {
      // The focus goes to the field or to the sentence above it, which says the same; unless it is there already.
      const isSaid = !isField || document.activeElement !== formRef.current?.elements.namedItem('email');
      const [title, description] = isField || sentence === failed ? [sentence] : [failed, sentence];
      showToast(toast, { kind: 'error', title, description, isSaid });
    },
  });
  const { id, name, error } = field('email');
  return (
    <FormFrame
      form="newsletter"
      formRef={formRef}
      place={place}
      summary={summary}
      isAlert={isAlert}
      className={css.form}
      {...handlers}
    >
      <label htmlFor={id}>{labels.email}</label>
      <div className={css.row}>
        <input
          id={id}
          name={name}
          type="email"
          autoComplete="email"
          enterKeyHint="send"
          dir="ltr"
          required
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-error newsletter-summary${phase === 'sent' ? ' newsletter-sent' : ''}`}
        />
        <button type="submit" disabled={phase === 'sending'}>
          {(phase === 'sending' && words?.busy) || labels.submit}
        </button>
      </div>
      <p id={`${id}-error`} className={css.error} hidden={!error}>
        {error}
      </p>
      {phase === 'sent' && words && (
        <p id="newsletter-sent" className={css.sent}>
          {words.sent.title} {words.sent.text}
        </p>
      )}
    </FormFrame>
  );
}
