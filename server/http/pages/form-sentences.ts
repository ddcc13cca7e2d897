import type { FieldErrors } from '#contracts/forms/check-values.ts';
import type { FieldError } from '#contracts/forms/field-errors.ts';
import type { FormName } from '#contracts/forms/form-names.ts';
import type { RefusalCode } from '#server/forms/outcome.ts';

/** Keys of the sentences for what is wrong with a form's fields. */
export function fieldSentences(form: FormName, fields: FieldErrors): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([field, error]) => [field, keyOfField(form, field, error)] as const),
  );
}

/** Key of the sentence for a refusal of the whole form. */
export function refusalSentence(code: RefusalCode | 'too-large' | 'bad-request'): string {
  switch (code) {
    case 'too-many-requests':
      return 'form.refused.too-many-requests';
    case 'too-large':
      return 'form.refused.too-large';
    case 'unavailable':
      return 'form.refused.unavailable';
    case 'spam':
    case 'proof-needed':
    case 'proof-invalid':
      return 'form.refused.spam';
    case 'bad-request':
      return 'form.refused.failed';
  }
}

/** The newsletter's and the inquiry's sentences are their own, word for word as specified. */
function keyOfField(form: FormName, field: string, error: FieldError): string {
  if (form === 'newsletter') {
    if (error === 'required') return 'newsletter.error.required';
    if (error !== 'too-long') return 'newsletter.error.invalid';
  }
  if (form === 'inquiry') {
    const own = inquiryKeys[`${field} ${error}`];
    if (own) return own;
  }
  if (form === 'support' && error === 'file-type') return 'support.form.screenshot.type';
  return (error === 'required' && requiredKeys[field]) || keys[error];
}

/** What to do about an empty field, said of the field itself. */
const requiredKeys: Readonly<Record<string, string>> = {
  name: 'form.error.required.name',
  email: 'form.error.required.email',
  topic: 'form.error.required.topic',
  message: 'form.error.required.message',
  app: 'form.error.required.app',
  platform: 'form.error.required.platform',
  job: 'form.error.required.job',
  coverLetter: 'form.error.required.coverLetter',
};

const inquiryKeys: Readonly<Record<string, string>> = {
  'name required': 'inquiry.error.name',
  'email required': 'inquiry.error.email',
  'email email-invalid': 'inquiry.error.email',
  'email email-spaces': 'inquiry.error.spaces',
  'message required': 'inquiry.error.message',
};

const keys: Readonly<Record<FieldError, string>> = {
  required: 'form.error.required',
  'email-invalid': 'form.error.email-invalid',
  'email-spaces': 'form.error.email-spaces',
  'too-long': 'form.error.too-long',
  'choice-unknown': 'form.error.choice-unknown',
  'link-invalid': 'form.error.link-invalid',
  'phone-invalid': 'form.error.phone-invalid',
  'file-missing': 'form.error.file-missing',
  'file-too-large': 'form.error.file-too-large',
  'file-type': 'form.error.file-type',
  'consent-missing': 'form.error.consent-missing',
  'text-invalid': 'form.error.text-invalid',
};
