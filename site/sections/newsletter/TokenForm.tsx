import type { FormHTMLAttributes, ReactNode } from 'react';
import { formId, summaryId } from '#contracts/forms/element-ids.ts';
import type { Locale } from '#site/i18n/locale.ts';
import { ButtonLink } from '#site/ui/ButtonLink.tsx';
import { Cluster } from '#site/ui/Cluster.tsx';
import { Stack } from '#site/ui/Stack.tsx';
import { Text } from '#site/ui/Text.tsx';
import css from './TokenForm.module.css';

type TokenFormProps = FormHTMLAttributes<HTMLFormElement> & {
  locale: Locale;
  /** Prefix of the ids in the form. */
  form: string;
  action: string;
  /** Explains what the buttons do. */
  text: string;
  /** What to do on this website without a link, before writing to us. */
  instead?: ReactNode;
};

/**
 * A form on a page that is opened from a link in an email. The server inserts the token of the link. Without a token
 * the form doesn't work, so the styles show what to do instead; if the token is no longer valid, the server fills the
 * summary.
 */
export function TokenForm({ locale: { t, path }, form, action, text, instead, children, ...rest }: TokenFormProps) {
  return (
    <form id={formId(form)} className={css.form} data-form={form} method="post" action={action} {...rest}>
      <p id={summaryId(form)} data-ui="alert" role="alert" tabIndex={-1} hidden />
      <input type="hidden" name="token" defaultValue="" />
      <Stack align="start" gap={5} className={css.missing}>
        <Text size="lead" tone="quiet">
          {t('newsletter.link.missing')}
        </Text>
        <Cluster gap={3}>
          {instead}
          <ButtonLink variant="secondary" href={path('/contact')}>
            {t('about.action.contact')}
          </ButtonLink>
        </Cluster>
      </Stack>
      <Stack align="start" gap={5} className={css.body}>
        <Text size="lead" tone="quiet">
          {text}
        </Text>
        {children}
      </Stack>
    </form>
  );
}
