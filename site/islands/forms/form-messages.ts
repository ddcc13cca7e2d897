import type { FieldError } from '#contracts/forms/field-errors.ts';
import type { Refusal } from './refusal.ts';

/** Messages of a form. Fetched on first interaction; visible labels are part of the page. */
export type FormMessages = {
  /** Messages about fields, as `errorLabels` names them. */
  errors: Readonly<Partial<Record<FieldError | `${string}.${FieldError}`, string>>>;
  /** Summary if fields are invalid; may be empty. */
  check: string;
  /** Messages by reason of failure; `failed` is the default. */
  refused: Readonly<Partial<Record<Refusal, string>>> & { readonly failed: string };
  /** Button label while sending. */
  busy: string;
  /** Shown after sending. */
  sent: SentMessage;
};

/** A title, and what comes next. */
export type SentMessage = { title: string; text: string };

/** Names of the parts of a toast, for screen readers. */
export type ToastLabels = {
  /** Accessible name of the region; `{hotkey}` is the key to reach it. */
  region: string;
  /** Put before an announced toast. */
  message: string;
  close: string;
};
