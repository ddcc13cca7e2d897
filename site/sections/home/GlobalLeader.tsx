import type { Locale } from '#site/i18n/locale.ts';
import { Figures } from '#site/sections/Figures.tsx';
import { mapBox } from '#site/ui/art/dot-map.ts';
import { ButtonLink } from '#site/ui/ButtonLink.tsx';
import { Section } from '#site/ui/Section.tsx';
import { Split } from '#site/ui/Split.tsx';
import { Stack } from '#site/ui/Stack.tsx';
import { Text } from '#site/ui/Text.tsx';
import css from './GlobalLeader.module.css';

type GlobalLeaderProps = { locale: Locale };

/** Where our apps are used: numbers of countries and languages, and a dotted world map. */
export function GlobalLeader({ locale }: GlobalLeaderProps) {
  const { t, path } = locale;
  return (
    <Section plane="room" aria-labelledby="leader-title">
      <Split wide="second" align="center" from="desk">
        <img
          className={css.map}
          src="/art/world.svg"
          alt=""
          width={mapBox.width}
          height={mapBox.height}
          loading="lazy"
          decoding="async"
        />
        <Stack align="start">
          <h2 id="leader-title">{t('home.leader.title')}</h2>
          <Text tone="quiet">{t('home.leader.text')}</Text>
          {/* Screen readers and search engines read "Learn More" without its context, which says too little. */}
          <ButtonLink variant="secondary" href={path('/about')}>
            <span aria-hidden="true">{t('home.leader.action')}</span>
            <span className="visually-hidden">{t('home.leader.actionLabel')}</span>
          </ButtonLink>
        </Stack>
      </Split>
      <Figures locale={locale} ids={['countries', 'languages', 'threatsBlocked']} />
    </Section>
  );
}
