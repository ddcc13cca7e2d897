import { LampScene } from '#site/ui/art/LampScene.tsx';
import type { Locale } from '#site/i18n/locale.ts';
import { ButtonLink } from '#site/ui/ButtonLink.tsx';
import css from './NotFoundPage.module.css';

type NotFoundPageProps = { locale: Locale };

/** What an address without a page shows: the fact, and ways on. */
export function NotFoundPage({ locale: { t, path } }: NotFoundPageProps) {
  return (
    <section className={css.page}>
      <LampScene className={css.scene} />
      <div>
        <h1>{t('notFound.title')}</h1>
        <p>{t('notFound.text')}</p>
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
      </div>
    </section>
  );
}
