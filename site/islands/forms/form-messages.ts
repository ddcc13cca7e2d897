import type { FieldError } from '#contracts/forms/field-errors.ts';
import type { Refusal } from './refusal.ts';

/** What a form tells once it is used. A page fetches these when its form is touched; labels, which everybody sees, stand in the page. */
export type FormMessages = {
  /** Messages about fields, as `errorLabels` names them. */
  errors: Readonly<Partial<Record<FieldError | `${string}.${FieldError}`, string>>>;
  /** Said of the whole form where fields are to be corrected. Empty: nothing. */
  check: string;
  /** Sentences for what can go wrong on the way; `failed` for all that have none. */
  refused: Readonly<Partial<Record<Refusal, string>>> & { readonly failed: string };
  /** What the button reads while the form is on its way. */
  busy: string;
  /** Said after sending. */
  sent: SentMessage;
};

/** A title, and what comes next. */
export type SentMessage = { title: string; text: string };

/** Names of the parts of a toast, for screen readers. */
export type ToastLabels = { region: string; close: string };
