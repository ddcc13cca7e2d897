import type { FormHTMLAttributes } from 'react';
import css from './TokenForm.module.css';

type TokenFormProps = FormHTMLAttributes<HTMLFormElement> & {
  /** What the ids of its parts begin with. */
  form: string;
  action: string;
};

/**
 * A form for whoever has the link of a mail. The server puts the link's token into it; a page that was opened without
 * one posts none, and is answered with the summary filled.
 */
export function TokenForm({ form, action, children, ...rest }: TokenFormProps) {
  return (
    <form id={`form-${form}`} className={css.form} data-form={form} method="post" action={action} {...rest}>
      <p id={`${form}-summary`} className={css.summary} role="alert" tabIndex={-1} hidden />
      <input type="hidden" name="token" defaultValue="" />
      {children}
    </form>
  );
}
