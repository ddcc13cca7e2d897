import { newsletterPaths } from '#contracts/forms/endpoints.ts';
import type { Locale } from '#site/i18n/locale.ts';
import { Button } from '#site/ui/Button.tsx';
import { IntroArt } from '#site/ui/IntroArt.tsx';
import { PageIntro } from '#site/ui/PageIntro.tsx';
import { LetterScene } from './LetterScene.tsx';
import { TokenForm } from './TokenForm.tsx';

type UnsubscribePageProps = { locale: Locale };

/** Where the link at the end of each mail leads. */
export function UnsubscribePage({ locale }: UnsubscribePageProps) {
  const { t, path } = locale;
  return (
    <PageIntro
      title={t('newsletter.unsubscribe.title')}
      art={
        <IntroArt>
          <LetterScene />
        </IntroArt>
      }
    >
      <TokenForm
        locale={locale}
        form="newsletter-unsubscribe"
        action={path(newsletterPaths.unsubscribe)}
        text={t('newsletter.unsubscribe.text')}
      >
        <Button type="submit">{t('newsletter.unsubscribe.action')}</Button>
      </TokenForm>
    </PageIntro>
  );
}
