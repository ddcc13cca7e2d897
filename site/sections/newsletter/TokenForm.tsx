import type { FormHTMLAttributes } from 'react';
import type { Locale } from '#site/i18n/locale.ts';
import { ButtonLink } from '#site/ui/ButtonLink.tsx';
import css from './TokenForm.module.css';

type TokenFormProps = FormHTMLAttributes<HTMLFormElement> & {
  locale: Locale;
  /** Prefix of the ids in the form. */
  form: string;
  action: string;
  /** Explains what the buttons do. */
  text: string;
};

/**
 * A form on a page that is opened from a link in an email. The server inserts the token of the link. Without a token
 * the form doesn't work, so the styles show what to do instead; if the token is no longer valid, the server fills the
 * summary.
 */
export function TokenForm({ locale: { t, path }, form, action, text, children, ...rest }: TokenFormProps) {
  return (
    <form id={`form-${form}`} className={css.form} data-form={form} method="post" action={action} {...rest}>
      <p id={`${form}-summary`} className={css.summary} role="alert" tabIndex={-1} hidden />
      <input type="hidden" name="token" defaultValue="" />
      <div className={css.missing}>
        <p>{t('newsletter.link.missing')}</p>
        <ButtonLink variant="secondary" href={path('/contact')}>
          {t('about.action.contact')}
        </ButtonLink>
      </div>
      <div className={css.body}>
        <p className={css.text}>{text}</p>
        {children}
      </div>
    </form>
  );
}
