import { controlId } from '#contracts/forms/element-ids.ts';
import { newsletterPaths } from '#contracts/forms/endpoints.ts';
import type { Locale } from '#site/i18n/locale.ts';
import { Button } from '#site/ui/Button.tsx';
import { ButtonLink } from '#site/ui/ButtonLink.tsx';
import { NewsletterIntro } from './NewsletterIntro.tsx';
import { TokenForm } from './TokenForm.tsx';

type ConfirmPageProps = { locale: Locale };

/**
 * Confirms a subscription (double opt-in). Requires a click on a button, because mail scanners open links by
 * themselves.
 */
export function ConfirmPage({ locale }: ConfirmPageProps) {
  const { t, path } = locale;
  return (
    <NewsletterIntro title={t('newsletter.confirm.title')}>
      <TokenForm
        locale={locale}
        form="newsletter-confirm"
        action={path(newsletterPaths.confirm)}
        text={t('newsletter.confirm.text')}
        // A new link comes from subscribing again, at the end of this page.
        instead={<ButtonLink href={`#${controlId('newsletter', 'email')}`}>{t('newsletter.subscribe')}</ButtonLink>}
      >
        <Button type="submit">{t('newsletter.confirm.action')}</Button>
      </TokenForm>
    </NewsletterIntro>
  );
}
