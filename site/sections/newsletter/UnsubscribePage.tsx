import { newsletterPaths } from '#contracts/forms/endpoints.ts';
import type { Locale } from '#site/i18n/locale.ts';
import { Button } from '#site/ui/Button.tsx';
import { PageIntro } from '#site/ui/PageIntro.tsx';
import { Section } from '#site/ui/Section.tsx';
import { TokenForm } from './TokenForm.tsx';

type UnsubscribePageProps = { locale: Locale };

/** Where the link at the end of each mail leads. */
export function UnsubscribePage({ locale: { t, path } }: UnsubscribePageProps) {
  return (
    <>
      <PageIntro title={t('newsletter.unsubscribe.title')} lead={t('newsletter.unsubscribe.text')} />
      <Section aria-label={t('newsletter.unsubscribe.title')}>
        <TokenForm form="newsletter-unsubscribe" action={path(newsletterPaths.unsubscribe)}>
          <Button type="submit">{t('newsletter.unsubscribe.action')}</Button>
        </TokenForm>
      </Section>
    </>
  );
}
