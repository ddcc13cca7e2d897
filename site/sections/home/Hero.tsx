import { apps } from '#content/facts/apps.ts';
import { appNameKey, appStateKey } from '#site/i18n/app-keys.ts';
import type { Locale } from '#site/i18n/locale.ts';
import { HeroPhone } from '#site/ui/art/HeroPhone.tsx';
import { ButtonLink } from '#site/ui/ButtonLink.tsx';
import { ArrowEnd } from '#site/ui/icons/ArrowEnd.tsx';
import css from './Hero.module.css';

type HeroProps = { locale: Locale };

/** Headline, a sentence, one button, and a phone in the lamp's light. */
export function Hero({ locale: { t, path } }: HeroProps) {
  return (
    <section className={css.hero}>
      <div className={css.words}>
        <h1>{t('home.hero.title')}</h1>
        <p className={css.subtitle}>{t('home.hero.subtitle')}</p>
        <p className={css.description}>{t('home.hero.description')}</p>
        <ButtonLink href={path('/products')}>
          {t('home.hero.action')}
          <ArrowEnd />
        </ButtonLink>
      </div>
      <HeroPhone
        label={t('home.phone.label')}
        time="21:47"
        title={t('home.phone.title')}
        rows={apps.map(({ id }) => ({ app: id, name: t(appNameKey[id]), state: t(appStateKey[id]) }))}
      />
    </section>
  );
}
