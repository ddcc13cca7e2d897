import { company } from '#content/facts/company.ts';
import type { Locale } from '#site/i18n/locale.ts';
import type { JobDocument } from '#site/queries/jobs.ts';
import { Village } from '#site/ui/art/Village.tsx';
import { EveningScene, FinishedScene, StruckScene, WrittenScene } from '#site/ui/art/WorkScenes.tsx';
import { ButtonLink } from '#site/ui/ButtonLink.tsx';
import { IntroArt } from '#site/ui/IntroArt.tsx';
import { PageIntro } from '#site/ui/PageIntro.tsx';
import { Points } from '#site/ui/Points.tsx';
import { Section } from '#site/ui/Section.tsx';
import { Cluster } from '#site/ui/Cluster.tsx';
import { Split } from '#site/ui/Split.tsx';
import { Stack } from '#site/ui/Stack.tsx';
import { Text } from '#site/ui/Text.tsx';
import { mailLink } from './mail-link.ts';
import { OpenJobs } from './OpenJobs.tsx';
import { Process } from './Process.tsx';

type CareersPageProps = { locale: Locale; jobs: readonly JobDocument[] };

/** The careers page: how we work, open jobs, and the application process. */
export function CareersPage({ locale, jobs }: CareersPageProps) {
  const { t } = locale;
  return (
    <>
      <PageIntro
        title={t('careers.heading')}
        lead={t('careers.lead')}
        art={
          <IntroArt>
            <Village width={460} />
          </IntroArt>
        }
      >
        <ButtonLink href="#jobs">{t('careers.see')}</ButtonLink>
      </PageIntro>
      <Section aria-labelledby="principles-title">
        <h2 id="principles-title">{t('careers.principles.title')}</h2>
        <Points
          points={[
            {
              art: <FinishedScene />,
              title: t('careers.principles.finish.title'),
              text: t('careers.principles.finish.text'),
            },
            {
              art: <WrittenScene />,
              title: t('careers.principles.writing.title'),
              text: t('careers.principles.writing.text'),
            },
            {
              art: <StruckScene />,
              title: t('careers.principles.words.title'),
              text: t('careers.principles.words.text'),
            },
            {
              art: <EveningScene />,
              title: t('careers.principles.rest.title'),
              text: t('careers.principles.rest.text'),
            },
          ]}
        />
      </Section>
      <OpenJobs locale={locale} jobs={jobs} />
      <Process locale={locale} />
      <Section aria-labelledby="open-title">
        <Split wide="first" align="center" from="desk">
          <Stack gap={3}>
            <h2 id="open-title">{t('careers.open.title')}</h2>
            <Text tone="quiet">{t('careers.open.text')}</Text>
          </Stack>
          <Cluster justify="end">
            <ButtonLink variant="secondary" href={mailLink(company.mail.careers, t('apply.mail.subjectOpen'))}>
              {t('careers.open.action')}
            </ButtonLink>
          </Cluster>
        </Split>
      </Section>
    </>
  );
}
