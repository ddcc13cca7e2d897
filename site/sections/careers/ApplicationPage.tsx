import { company } from '#content/facts/company.ts';
import type { Locale } from '#site/i18n/locale.ts';
import type { JobDocument } from '#site/queries/jobs.ts';
import { textLanguage } from '#site/sections/article/text-language.ts';
import { PageIntro } from '#site/ui/PageIntro.tsx';
import { Points } from '#site/ui/Points.tsx';
import { Section } from '#site/ui/Section.tsx';
import css from './ApplicationPage.module.css';
import { ApplicationMail } from './ApplicationMail.tsx';
import { JobRows } from './JobRows.tsx';

type ApplicationPageProps = {
  locale: Locale;
  /** The job it is about; left out: the visitor chooses one of the open ones, or none. */
  job?: JobDocument;
  /** The jobs to choose from. */
  open?: readonly JobDocument[];
};

/** Largest résumé, in megabytes. */
const resumeMegabytes = 5;

/** How long an application is kept, in days; the privacy policy says the same. */
const keptDays = 730;

/** How to apply: what to send, where to, and what happens to it. */
export function ApplicationPage({ locale, job, open = [] }: ApplicationPageProps) {
  const { t, path, number } = locale;
  return (
    <>
      <PageIntro title={t('apply.title')} lead={t('apply.lead')}>
        {job && (
          <p className={css.job}>
            <span>{t('apply.job')}</span>{' '}
            <a href={path(`/careers/${job.slug}`)} {...textLanguage(job.isFallback)}>
              {job.entry.data.title}
            </a>
          </p>
        )}
      </PageIntro>
      {open.length > 0 && (
        <Section aria-labelledby="choose-title">
          <h2 id="choose-title" className={css.choose}>
            {t('apply.choose.title')}
          </h2>
          <JobRows locale={locale} jobs={open} to="/apply" />
        </Section>
      )}
      <Section aria-labelledby="send-title">
        <h2 id="send-title">{t('apply.send.title')}</h2>
        <Points
          points={[
            {
              title: t('apply.send.resume.title'),
              text: t('apply.send.resume.text', {
                size: number(resumeMegabytes, { style: 'unit', unit: 'megabyte', unitDisplay: 'short' }),
              }),
            },
            { title: t('apply.send.letter.title'), text: t('apply.send.letter.text') },
            { title: t('apply.send.leaveOut.title'), text: t('apply.send.leaveOut.text') },
            { title: t('apply.after.title'), text: t('apply.after.text') },
          ]}
        />
      </Section>
      <ApplicationMail locale={locale} job={job} />
      <Section className={css.data} aria-labelledby="data-title">
        <h2 id="data-title">{t('apply.data.title')}</h2>
        <p>
          {t('apply.data.text', {
            days: number(keptDays, { style: 'unit', unit: 'day', unitDisplay: 'long' }),
            address: company.mail.privacy,
          })}{' '}
          <a href={path('/privacy')}>{t('apply.data.link')}</a>
        </p>
      </Section>
    </>
  );
}
