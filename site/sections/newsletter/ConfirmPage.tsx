import { newsletterPaths } from '#contracts/forms/endpoints.ts';
import type { Locale } from '#site/i18n/locale.ts';
import { Button } from '#site/ui/Button.tsx';
import { PageIntro } from '#site/ui/PageIntro.tsx';
import { Section } from '#site/ui/Section.tsx';
import { TokenForm } from './TokenForm.tsx';

type ConfirmPageProps = { locale: Locale };

/** The second half of subscribing: a press, so that no program that opens the link of a mail can do it. */
export function ConfirmPage({ locale: { t, path } }: ConfirmPageProps) {
  return (
    <>
      <PageIntro title={t('newsletter.confirm.title')} lead={t('newsletter.confirm.text')} />
      <Section aria-label={t('newsletter.confirm.title')}>
        <TokenForm form="newsletter-confirm" action={path(newsletterPaths.confirm)}>
          <Button type="submit">{t('newsletter.confirm.action')}</Button>
        </TokenForm>
      </Section>
    </>
  );
}
