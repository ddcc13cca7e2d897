import type { Locale } from '#site/i18n/locale.ts';
import type { JobDocument } from '#site/queries/jobs.ts';
import { textLanguage } from '#site/sections/article/text-language.ts';
import { ButtonLink } from '#site/ui/ButtonLink.tsx';
import { PageIntro } from '#site/ui/PageIntro.tsx';
import { Section } from '#site/ui/Section.tsx';
import { JobRows } from './JobRows.tsx';

type ClosedJobPageProps = { locale: Locale; job: JobDocument; open: readonly JobDocument[] };

/** The page of a job that no longer accepts applications, with the open jobs. */
export function ClosedJobPage({ locale, job: { entry, isFallback }, open }: ClosedJobPageProps) {
  const { t, path, date } = locale;
  return (
    <>
      <PageIntro
        title={t('job.closed.title')}
        lead={t('job.closed.text', { date: date(entry.data.closes) })}
        above={<span {...textLanguage(isFallback)}>{entry.data.title}</span>}
      />
      <Section aria-labelledby="open-title">
        <h2 id="open-title">{t('job.closed.open')}</h2>
        {open.length > 0 ? <JobRows locale={locale} jobs={open} /> : <p>{t('job.closed.none')}</p>}
        <p>
          <ButtonLink variant="secondary" href={path('/careers')}>
            {t('job.back')}
          </ButtonLink>
        </p>
      </Section>
    </>
  );
}
