import { newsletterPaths } from '#contracts/forms/endpoints.ts';
import type { Locale } from '#site/i18n/locale.ts';
import { Button } from '#site/ui/Button.tsx';
import { NewsletterIntro } from './NewsletterIntro.tsx';
import { TokenForm } from './TokenForm.tsx';

type UnsubscribePageProps = { locale: Locale };

/** The target of the unsubscribe link in each email. */
export function UnsubscribePage({ locale }: UnsubscribePageProps) {
  const { t, path } = locale;
  return (
    <NewsletterIntro title={t('newsletter.unsubscribe.title')}>
      <TokenForm
        locale={locale}
        form="newsletter-unsubscribe"
        action={path(newsletterPaths.unsubscribe)}
        text={t('newsletter.unsubscribe.text')}
      >
        <Button type="submit">{t('newsletter.unsubscribe.action')}</Button>
      </TokenForm>
    </NewsletterIntro>
  );
}
