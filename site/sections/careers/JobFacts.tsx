import type { Locale } from '#site/i18n/locale.ts';
import type { JobDocument } from '#site/queries/jobs.ts';
import { textLanguage } from '#site/sections/article/text-language.ts';
import { Facts } from '#site/ui/Facts.tsx';
import css from './JobFacts.module.css';
import { employmentKey, teamKey } from './job-keys.ts';
import { salaryText } from './job-facts.ts';

type JobFactsProps = { locale: Locale; job: JobDocument };

/** The key facts of a job. */
export function JobFacts({ locale, job: { entry, isFallback } }: JobFactsProps) {
  const { t, date } = locale;
  const { team, location, type, salary, closes } = entry.data;
  const facts = [
    { name: t('job.team'), value: t(teamKey[team]) },
    { name: t('job.place'), value: <span {...textLanguage(isFallback)}>{location}</span> },
    { name: t('job.type'), value: t(employmentKey[type]) },
    ...(salary ? [{ name: t('job.salary'), value: salaryText(locale, salary) }] : []),
    { name: t('job.closes'), value: <time dateTime={closes.toISOString().slice(0, 10)}>{date(closes)}</time> },
  ];
  return <Facts className={css.facts} facts={facts} />;
}
