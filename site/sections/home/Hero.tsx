import { apps } from '#content/facts/apps.ts';
import { appNameKey, appStateKey, darkStateKey } from '#site/i18n/app-keys.ts';
import type { Locale } from '#site/i18n/locale.ts';
import { clockText } from '#site/ui/art/clock-text.ts';
import { HeroPhone } from '#site/ui/art/HeroPhone.tsx';
import { ButtonLink } from '#site/ui/ButtonLink.tsx';
import { Cluster } from '#site/ui/Cluster.tsx';
import { Dots } from '#site/ui/Dots.tsx';
import { ArrowEnd } from '#site/ui/icons/ArrowEnd.tsx';
import { Split } from '#site/ui/Split.tsx';
import { Stack } from '#site/ui/Stack.tsx';
import { Text } from '#site/ui/Text.tsx';
import css from './Hero.module.css';
import { Worries } from './Worries.tsx';

type HeroProps = { locale: Locale };

/**
 * Headline, subtitle, one button, price, a phone under a lamp, and what visitors worry about. The lamp is a switch: when it is off, elements
 * with `data-lit` are hidden and those with `data-dark` are shown. An app that would stop another is idle.
 */
export function Hero({ locale }: HeroProps) {
  const { t, path, number } = locale;
  return (
    <Split as="section" align="stretch" className={css.hero}>
      <Stack gap={4} align="start">
        <h1>{t('home.hero.title')}</h1>
        <Text size="lead">
          <span data-lit="">{t('home.hero.subtitle')}</span>
          <span data-dark="" data-unsearched="">
            {t('home.hero.dark')}
          </span>
        </Text>
        <Text tone="quiet">{t('home.hero.description')}</Text>
        <Cluster gap={4}>
          <ButtonLink href={path('/products')}>
            {t('home.hero.action')}
            <ArrowEnd />
          </ButtonLink>
          <Dots data-size="caption">
            {t('home.hero.proof')
              .split(' · ')
              .map((proof) => (
                <span key={proof}>{proof}</span>
              ))}
          </Dots>
        </Cluster>
      </Stack>
      <HeroPhone
        label={t('home.phone.label')}
        switchLabel={t('home.lamp')}
        time={clockText(number)}
        title={{ lit: t('home.phone.title'), dark: t('home.phone.dark.title') }}
        rows={apps.map(({ id, stops }) => ({
          app: id,
          name: t(appNameKey[id]),
          state: { lit: t(appStateKey[id]), dark: t(darkStateKey[id]) },
          isIdle: stops !== undefined,
        }))}
      />
      <Worries locale={locale} />
    </Split>
  );
}
