import type { FormName } from '#contracts/forms/form-names.ts';

/**
 * Parameters of a mail template: the form's fields, and aliases that templates of the
 * e-mail service use. Our own server only reads the fields.
 *
 * @param values validated values of the form, without files
 */
export function templateParams(form: FormName, values: object): Record<string, string> {
  const own = Object.fromEntries(
    Object.entries(values).filter(
      (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
  const { email = '', name = email } = own;
  return {
    ...own,
    message: own.message ?? own.coverLetter ?? FORMS.subscription.replace('#', email),
    from_name: name,
    from_email: email,
    user_name: name,
    user_email: email,
    reply_to: email,
    to_name: FORMS.company,
    to_email: FORMS.recipients[form],
  };
}
