import type { ReactNode } from 'react';
import type { Locale } from '#site/i18n/locale.ts';
import type { JobDocument } from '#site/queries/jobs.ts';
import { textLanguage } from '#site/sections/article/text-language.ts';
import { employmentKey, teamKey } from './job-keys.ts';
import { salaryText } from './job-facts.ts';
import css from './JobFacts.module.css';

type JobFactsProps = { locale: Locale; job: JobDocument };

/** The key facts of a job. */
export function JobFacts({ locale, job: { entry, isFallback } }: JobFactsProps) {
  const { t, date } = locale;
  const { team, location, type, salary, closes } = entry.data;
  return (
    <dl className={css.facts}>
      <Fact name={t('job.team')}>{t(teamKey[team])}</Fact>
      <Fact name={t('job.place')}>
        <span {...textLanguage(isFallback)}>{location}</span>
      </Fact>
      <Fact name={t('job.type')}>{t(employmentKey[type])}</Fact>
      {salary && <Fact name={t('job.salary')}>{salaryText(locale, salary)}</Fact>}
      <Fact name={t('job.closes')}>
        <time dateTime={closes.toISOString().slice(0, 10)}>{date(closes)}</time>
      </Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
