import type { Locale } from '#site/i18n/locale.ts';
import { Figures } from '#site/sections/Figures.tsx';
import { ButtonLink } from '#site/ui/ButtonLink.tsx';
import { PageIntro } from '#site/ui/PageIntro.tsx';
import { Section } from '#site/ui/Section.tsx';
import { Cluster } from '#site/ui/Cluster.tsx';
import { Split } from '#site/ui/Split.tsx';
import { Stack } from '#site/ui/Stack.tsx';
import { Text } from '#site/ui/Text.tsx';
import { Principles } from './Principles.tsx';
import { Timeline } from './Timeline.tsx';

type AboutPageProps = { locale: Locale };

/** The about page: story, principles, figures. */
export function AboutPage({ locale }: AboutPageProps) {
  const { t, path } = locale;
  return (
    <>
      <PageIntro title={t('about.heading')} lead={t('about.lead')} />
      <Timeline locale={locale} />
      <Principles locale={locale} />
      <Section aria-labelledby="figures-title">
        <h2 id="figures-title">{t('about.figures.title')}</h2>
        <Figures locale={locale} ids={['activeUsers', 'countries', 'threatsBlocked']} />
      </Section>
      <Section plane="room" aria-labelledby="work-title">
        <Split wide="first" align="center" from="desk">
          <Stack gap={3}>
            <h2 id="work-title">{t('about.action.title')}</h2>
            <Text tone="quiet">{t('about.action.text')}</Text>
          </Stack>
          <Cluster justify="end">
            <ButtonLink href={path('/careers')}>{t('about.action.careers')}</ButtonLink>
            <ButtonLink variant="secondary" href={path('/contact')}>
              {t('about.action.contact')}
            </ButtonLink>
          </Cluster>
        </Split>
      </Section>
    </>
  );
}
