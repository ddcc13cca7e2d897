import { LampScene } from '#site/ui/art/LampScene.tsx';
import type { Locale } from '#site/i18n/locale.ts';
import { SearchForm } from '#site/sections/search/SearchForm.tsx';
import { ButtonLink } from '#site/ui/ButtonLink.tsx';
import { IntroArt } from '#site/ui/IntroArt.tsx';
import { PageIntro } from '#site/ui/PageIntro.tsx';
import { Cluster } from '#site/ui/Cluster.tsx';
import css from './NotFoundPage.module.css';

type NotFoundPageProps = { locale: Locale };

/** The 404 page: a message, a search box, and links. */
export function NotFoundPage({ locale }: NotFoundPageProps) {
  const { t, path } = locale;
  return (
    <PageIntro
      title={t('notFound.title')}
      lead={t('notFound.text')}
      art={
        <IntroArt>
          <LampScene width={380} />
        </IntroArt>
      }
    >
      <SearchForm locale={locale} inputId="not-found-search" />
      <p className={css.ways}>{t('notFound.links')}</p>
      <Cluster>
        <ButtonLink href={path('/')}>{t('notFound.home')}</ButtonLink>
        <ButtonLink variant="secondary" href={path('/products')}>
          {t('header.products')}
        </ButtonLink>
        <ButtonLink variant="secondary" href={path('/support')}>
          {t('header.support')}
        </ButtonLink>
      </Cluster>
    </PageIntro>
  );
}
