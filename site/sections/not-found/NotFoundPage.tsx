import { LampScene } from '#site/ui/art/LampScene.tsx';
import type { Locale } from '#site/i18n/locale.ts';
import { SearchForm } from '#site/sections/search/SearchForm.tsx';
import { ButtonLink } from '#site/ui/ButtonLink.tsx';
import { IntroArt } from '#site/ui/IntroArt.tsx';
import { PageIntro } from '#site/ui/PageIntro.tsx';
import css from './NotFoundPage.module.css';

type NotFoundPageProps = { locale: Locale };

/** The 404 page: a message, a search box, and links. */
export function NotFoundPage({ locale }: NotFoundPageProps) {
  const { t, path } = locale;
  return (
    <div className={css.page}>
      <PageIntro
        title={t('notFound.title')}
        lead={t('notFound.text')}
        art={
          <IntroArt>
            <LampScene className={css.scene} />
          </IntroArt>
        }
      >
        <div className={css.search}>
          <SearchForm locale={locale} inputId="not-found-search" />
        </div>
        <p className={css.ways}>{t('notFound.links')}</p>
        <div className={css.actions}>
          <ButtonLink href={path('/')}>{t('notFound.home')}</ButtonLink>
          <ButtonLink variant="secondary" href={path('/products')}>
            {t('header.products')}
          </ButtonLink>
          <ButtonLink variant="secondary" href={path('/support')}>
            {t('header.support')}
          </ButtonLink>
        </div>
      </PageIntro>
    </div>
  );
}
