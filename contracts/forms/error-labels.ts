import type { FieldError } from './field-errors.ts';
import type { FormName } from './form-names.ts';

/** Label keys by error, or by `<field>.<error>` where a field has a message of its own. */
const common = {
  required: 'form.error.required',
  'name.required': 'form.error.required.name',
  'email.required': 'form.error.required.email',
  'topic.required': 'form.error.required.topic',
  'message.required': 'form.error.required.message',
  'app.required': 'form.error.required.app',
  'platform.required': 'form.error.required.platform',
  'job.required': 'form.error.required.job',
  'coverLetter.required': 'form.error.required.coverLetter',
  'email-invalid': 'form.error.email-invalid',
  'email-spaces': 'form.error.email-spaces',
  'too-long': 'form.error.too-long',
  'choice-unknown': 'form.error.choice-unknown',
  'link-invalid': 'form.error.link-invalid',
  'phone-invalid': 'form.error.phone-invalid',
  'file-missing': 'form.error.file-missing',
  'file-too-large': 'form.error.file-too-large',
  'file-type': 'form.error.file-type',
  'screenshot.file-type': 'support.form.screenshot.type',
  'consent-missing': 'form.error.consent-missing',
  'text-invalid': 'form.error.text-invalid',
} as const satisfies Partial<Record<`${string}.${FieldError}`, string>> & Record<FieldError, string>;

/** Newsletter and inquiry messages have exact wording required by the product specification. */
const newsletter = {
  'email.required': 'newsletter.error.required',
  'email-invalid': 'newsletter.error.invalid',
  'email-spaces': 'newsletter.error.invalid',
} as const;

const inquiry = {
  'name.required': 'inquiry.error.name',
  'email.required': 'inquiry.error.email',
  'email-invalid': 'inquiry.error.email',
  'email-spaces': 'inquiry.error.spaces',
  'message.required': 'inquiry.error.message',
} as const;

type ErrorLabels = Readonly<Record<FieldError, ErrorLabel>> & Readonly<Record<string, ErrorLabel>>;
type ErrorLabel =
  | (typeof common)[keyof typeof common]
  | (typeof newsletter)[keyof typeof newsletter]
  | (typeof inquiry)[keyof typeof inquiry];

/** Label keys of a form's messages about its fields; read one with {@link errorMessage}. */
export function errorLabels(form: FormName): ErrorLabels {
  return { ...common, ...(form === 'newsletter' && newsletter), ...(form === 'inquiry' && inquiry) };
}

/** Looks up the message of an error: the field's own, otherwise the shared one. */
export function errorMessage<Message>(
  table: Readonly<Partial<Record<string, Message>>>,
  field: string,
  error: FieldError,
): Message | undefined {
  return table[`${field}.${error}`] ?? table[error];
}

/** Label keys of messages for a form that was rejected as a whole. */
export const refusalLabels = {
  offline: 'form.refused.offline',
  network: 'form.refused.network',
  'too-many-requests': 'form.refused.too-many-requests',
  'too-large': 'form.refused.too-large',
  unavailable: 'form.refused.unavailable',
  spam: 'form.refused.spam',
  headless: 'form.refused.headless',
  blocked: 'form.refused.blocked',
  failed: 'form.refused.failed',
} as const;
