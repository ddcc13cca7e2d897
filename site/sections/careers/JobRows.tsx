import type { Locale } from '#site/i18n/locale.ts';
import type { JobDocument } from '#site/queries/jobs.ts';
import { textLanguage } from '#site/sections/article/text-language.ts';
import { ArrowEnd } from '#site/ui/icons/ArrowEnd.tsx';
import { salaryText } from './job-facts.ts';
import { locationsOf } from './job-filter.ts';
import { employmentKey } from './job-keys.ts';
import css from './JobRows.module.css';

type JobRowsProps = {
  locale: Locale;
  jobs: readonly JobDocument[];
};

/** A list of jobs, one per row: title, location, employment type, salary, closing date. */
export function JobRows({ locale, jobs }: JobRowsProps) {
  const { t, path, date } = locale;
  return (
    <ul className={css.rows}>
      {jobs.map((job) => {
        const { slug, entry, isFallback } = job;
        const { title, location, type, remote, salary, closes } = entry.data;
        return (
          <li key={slug} data-where={locationsOf([job])}>
            <div>
              <a href={path(`/careers/${slug}`)} {...textLanguage(isFallback)}>
                {title}
              </a>
              <p>
                <span {...textLanguage(isFallback)}>{location}</span>
                <span>{t(employmentKey[type])}</span>
                {remote && <span>{t('careers.remote')}</span>}
              </p>
            </div>
            <p>
              {salary && <strong>{salaryText(locale, salary)}</strong>}
              {t('careers.jobs.until', { date: date(closes) })}
            </p>
            <ArrowEnd />
          </li>
        );
      })}
    </ul>
  );
}
