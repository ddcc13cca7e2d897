/** Error code of a field. The messages are labels (`form.error.<code>`). */
export type FieldError =
  | 'required'
  | 'email-invalid'
  | 'email-spaces'
  | 'too-long'
  | 'choice-unknown'
  | 'link-invalid'
  | 'phone-invalid'
  | 'file-missing'
  | 'file-too-large'
  | 'file-type'
  | 'consent-missing'
  | 'text-invalid';
