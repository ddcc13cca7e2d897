import type { FormName } from '#contracts/forms/form-names.ts';

/**
 * The parameters of a mail template: the form's own fields, and the same under the names that the templates of the
 * e-mail service know. Our own server writes its mails itself and looks at the fields only.
 *
 * @param values the form's checked values; files are sent in another way
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
